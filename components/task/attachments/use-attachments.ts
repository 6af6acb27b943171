"use client";
import { useMemo } from "react";
import { attachmentsKey, readAttachments } from "@/components/board-store/board-data";
import { isAttachmentEdit } from "@/components/board-store/edit-areas";
import { usePending } from "@/components/board-store/use-save";
import type { ShownTask } from "@/components/task/parts/use-task";
import { type Loading, useRetriedQuery } from "@/components/ui/hooks/use-retried-query";
import { withAttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { AttachmentJson } from "@/lib/attachments/present";

/** Attachments with pending edits; undefined until they are loaded, usually with the whole task. */
export function useAttachments({
  id,
  board_id: boardId,
  description,
}: ShownTask): Loading & { attachments: AttachmentJson[] | undefined } {
  const { data, ...loading } = useRetriedQuery({
    queryKey: attachmentsKey(boardId, id),
    queryFn: () => readAttachments(boardId, id),
    enabled: description !== undefined,
  });
  const edits = usePending(boardId);
  const attachments = useMemo(
    () => data && edits.filter(isAttachmentEdit).reduce(withAttachmentEdit, data),
    [data, edits],
  );
  return { attachments, ...loading };
}
