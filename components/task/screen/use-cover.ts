"use client";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardPath, readTask } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import type { ShownTask } from "@/components/task/parts/use-task";
import { askUntilDone } from "@/components/ui/hooks/ask-before-leaving";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import { sendFile } from "@/lib/api";

/** Sends a picture to be the task's cover; the task as it is then is shown wherever it is shown. */
export function useCover({ id, board_id: boardId }: Pick<ShownTask, "id" | "board_id">) {
  const client = useQueryClient();
  const [coming, setComing] = useState<File | null>(null);

  async function put(picture: File) {
    setComing(picture);
    try {
      await askUntilDone(sendFile(`${boardPath(boardId)}/tasks/${id}/task-cover-image-upload`, "file", picture));
      applyResponse(client, boardId, { tasks: [await readTask(boardId, id)] });
    } catch (error) {
      toast(problemOf(error), "error");
    } finally {
      setComing(null);
    }
  }

  return { coming, put };
}
