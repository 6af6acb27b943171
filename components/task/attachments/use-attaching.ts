"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import { recordSaved } from "@/components/board-store/recording";
import type { Save } from "@/components/board-store/use-save";
import { rejectionOf } from "@/components/files/upload-limit";
import { type UploadRequest, queueUploads, type UploadWatch } from "@/components/files/upload-queue";
import { CHUNK, newChunkedUpload, sendInChunks } from "@/components/files/send-in-chunks";
import { sendWatched } from "@/components/files/send-file";
import { useDroppedFiles, usePaste } from "@/components/files/use-dropped-files";
import type { ShownTask } from "@/components/task/parts/use-task";
import { isWebAddress } from "@/components/text/editor/href";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";
import type { AttachmentJson } from "@/lib/attachments/present";

export type Attaching = ReturnType<typeof attachingTo>;

/** Attaches chosen files and, while the task may be edited, files that are dropped on or pasted into the page. */
export function useAttaching(
  { id: taskId, board_id: boardId }: Pick<ShownTask, "id" | "board_id">,
  mayEdit: boolean,
  saving: Save,
) {
  const t = useTranslations("attachments.add");
  const client = useQueryClient();
  const attaching = useMemo(() => attachingTo(client, { boardId, taskId }, saving), [client, boardId, taskId, saving]);
  const isOver = useDroppedFiles(mayEdit, (files, folders) => {
    if (folders > 0) toast(t("folders"), "error");
    attaching.files(files);
  });
  usePaste(mayEdit, (data) => {
    const [files, text] = [[...data.files], data.getData("text/plain").trim()];
    if (files.length > 0) attaching.files(files);
    else if (isWebAddress(text)) attaching.address(text);
    else return false;
    return true;
  });
  return { ...attaching, isOver };
}

function attachingTo(client: QueryClient, { boardId, taskId }: { boardId: number; taskId: number }, saving: Save) {
  const place = `attachments:${taskId}`;
  const path = `${boardPath(boardId)}/tasks/${taskId}/add-task-attachment-file`;
  function show(saved: AttachmentJson[]) {
    applyResponse(client, boardId, { attachmentChange: { taskId, saved } });
    for (const { id, title } of saved)
      recordSaved(saving, boardId, { kind: "add-attachment", taskId, attachmentId: id, title: title ?? "" });
  }

  /** @throws ApiError */
  async function link(url: string, title?: string) {
    const { attachment } = await api<{ attachment: AttachmentJson }>(
      "POST",
      `/boards/v2/tasks/${taskId}/add-attachment`,
      { url, ...(title && { title }) },
    );
    show([attachment]);
  }

  return {
    /** The upload queue of this task. */
    place,
    link,
    files: (files: readonly File[]) =>
      queueUploads(
        place,
        files.map((file) => fileSending(path, file, show)),
      ),
    address: (url: string) => queueUploads(place, [{ name: url, size: null, run: () => link(url) }]),
  };
}

interface Added {
  attachments: AttachmentJson[];
}

function fileSending(path: string, file: File, show: (saved: AttachmentJson[]) => void): UploadRequest {
  const upload = newChunkedUpload(file);
  const send = (on: UploadWatch) =>
    file.size > CHUNK ? sendInChunks<Added>(`${path}-chunk`, upload, on) : sendWatched<Added>(path, "file", file, on);
  return {
    name: file.name,
    size: file.size,
    rejection: rejectionOf(file),
    run: async (on) => show((await send(on))?.attachments ?? []),
  };
}
