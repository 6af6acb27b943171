"use client";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { attachmentsKey, readAttachments } from "@/components/board/board-data";
import type { BoardEdit } from "@/components/board/edits";
import { usePending } from "@/components/board/use-save";
import type { ShownTask } from "@/components/task/use-task";
import { type AttachmentEdit, withAttachmentEdit } from "@/lib/attachments/edits";
import type { AttachmentJson } from "@/lib/attachments/present";

/** A task's files and links as the server told them, with what was done here and is on its way; undefined until they are told, which the whole task does first. */
export function useAttachments({ id, board_id: boardId, description }: ShownTask): AttachmentJson[] | undefined {
  const { data } = useQuery({ queryKey: attachmentsKey(boardId, id), queryFn: () => readAttachments(boardId, id), enabled: description !== undefined });
  const edits = usePending(boardId);
  return useMemo(() => data && edits.filter(isAttachmentEdit).reduce(withAttachmentEdit, data), [data, edits]);
}

const isAttachmentEdit = (edit: BoardEdit): edit is AttachmentEdit => edit.kind.endsWith("-attachment");
