"use client";
import { useEffect, useEffectEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import {
  outboxOf,
  putIn,
  sendAgain,
  sendAll,
  throwAway,
  type Unsent,
  useUnsent,
  type Written,
} from "@/components/task/comments/outbox";
import type { ShownTask } from "@/components/task/parts/use-task";
import { api } from "@/lib/api";
import type { AnyComment } from "@/components/board-store/edits/comment-edits";
import type { CommentJson } from "@/lib/comments/present";
import type { TaskJson } from "@/lib/tasks/present/task";

/** What somebody has written on a task and the server has not taken yet. */
export function useOutbox({ id: taskId, board_id: boardId }: ShownTask, viewerId: number) {
  const client = useQueryClient();
  const outbox = outboxOf(viewerId, taskId);
  const unsent = useUnsent(outbox);

  async function post({ key, parentId, text, images }: Unsent): Promise<void> {
    const body = {
      comment: text,
      images: images.map(({ id }) => id),
      ...(parentId !== null && { parent_id: parentId }),
    };
    const { comment } = await api<{ comment: CommentJson & { task: TaskJson } }>(
      "POST",
      `${boardPath(boardId)}/tasks/${taskId}/comments`,
      body,
      key,
    );
    applyResponse(client, boardId, { tasks: [comment.task], commentChange: { taskId, here: comment } });
  }

  const goOn = useEffectEvent(() => void sendAll(outbox, post));
  useEffect(() => goOn(), [outbox]);

  return {
    unsent,
    put: (written: Written) => putIn(outbox, written, post),
    sendAgain: (key: string) => sendAgain(outbox, key, post),
    throwAway: (key: string) => throwAway(outbox, key),
  };
}

/** Others hear of a comment before its author has the answer: it is not drawn twice then. */
export const isTaken = ({ after, text }: Unsent, comments: readonly AnyComment[], viewerId: number): boolean =>
  comments.some(
    ({ id, created_by, settings }) => id > after && created_by === viewerId && settings.raw_description === text,
  );
