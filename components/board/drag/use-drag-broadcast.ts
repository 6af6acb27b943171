"use client";
import { useEffect } from "react";
import { useDragged } from "@/components/drag/dragged";
import { api, ApiError } from "@/lib/api";

/** Tells the others which card is in my hand: at the lift, and when it is put down. */
export function useDragBroadcast(boardId: number) {
  const taskId = useDragged((dragged) => (dragged?.kind === "task" && !dragged.droppedOn ? dragged.id : null));
  useEffect(() => {
    if (taskId === null) return;
    broadcast(boardId, taskId);
    return () => broadcast(boardId, null);
  }, [boardId, taskId]);
}

/** One after the other, so that the end is told last. */
let pending = Promise.resolve();

function broadcast(boardId: number, taskId: number | null) {
  pending = pending
    .then(() => api("PUT", `/boards-app/v1/boards/${boardId}/drag`, { task_id: taskId }))
    .then(
      () => undefined,
      // The drop itself does not need it.
      (error: unknown) => {
        if (!isRefused(error)) console.error(error);
      },
    );
}

/** The person may no longer move cards here, or no longer see the board: nobody waits for the news. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);
