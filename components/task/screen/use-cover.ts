"use client";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardPath, readTask } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { ShownTask } from "@/components/task/parts/use-task";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { sendFile } from "@/lib/api";

export function useCover({ id, board_id: boardId }: Pick<ShownTask, "id" | "board_id">) {
  const client = useQueryClient();
  const [uploading, setUploading] = useState<File | null>(null);

  async function upload(picture: File) {
    setUploading(picture);
    try {
      await trackUnsaved(sendFile(`${boardPath(boardId)}/tasks/${id}/task-cover-image-upload`, "file", picture));
      applyResponse(client, boardId, { tasks: [await readTask(boardId, id)] });
    } catch (error) {
      toast(errorMessage(error), "error");
    } finally {
      setUploading(null);
    }
  }

  return { uploading, upload };
}
