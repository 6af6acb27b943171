"use client";
import { useEffect } from "react";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useDragged } from "@/components/drag/dragged";
import { api, ApiError } from "@/lib/api";

export function useDragBroadcast(boardOf: (taskId: number) => number) {
  const taskId = useDragged((dragged) =>
    dragged?.kind === "task" && !dragged.droppedOn ? taskIdOfRow(dragged.id) : null,
  );
  const boardId = taskId === null ? null : boardOf(taskId);
  useEffect(() => {
    if (taskId === null || boardId === null) return;
    broadcast(boardId, taskId);
    return () => broadcast(boardId, null);
  }, [boardId, taskId]);
}

/** Requests are sent in order, so that the end of a drag arrives last. */
let pending = Promise.resolve();

function broadcast(boardId: number, taskId: number | null) {
  pending = pending
    .then(() => api("PUT", `/boards-app/v1/boards/${boardId}/drag`, { task_id: taskId }))
    .then(
      () => undefined,
      // Failures are not shown: the drop does not depend on this.
      (error: unknown) => {
        if (!isRefused(error)) console.error(error);
      },
    );
}

/** The person may have lost the right to move cards, or the board. */
const isRefused = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404);
