"use client";
import { useEffect, useEffectEvent } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { boardPath } from "@/components/board-store/board-data";
import { applyResponse } from "@/components/board-store/apply-response";
import {
  outboxOf,
  enqueue,
  resend,
  sendAll,
  discard,
  type Unsent,
  useUnsent,
  type NewComment,
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

  async function post({ key, parentId, text, isMarkdown = false, images, isPrivate }: Unsent): Promise<void> {
    const body = {
      comment: text,
      images: images.map(({ id }) => id),
      ...(isMarkdown && { comment_format: "markdown" }),
      ...(parentId !== null && { parent_id: parentId }),
      ...(isPrivate !== undefined && { privacy: isPrivate ? "private" : "public" }),
    };
    const { comment } = await api<{ comment: CommentJson & { task: TaskJson } }>(
      "POST",
      `${boardPath(boardId)}/tasks/${taskId}/comments`,
      body,
      key,
    );
    applyResponse(client, boardId, { tasks: [comment.task], commentChange: { taskId, saved: comment } });
  }

  const resume = useEffectEvent(() => void sendAll(outbox, post));
  useEffect(() => resume(), [outbox]);

  return {
    unsent,
    put: (written: NewComment) => enqueue(outbox, written, post),
    resend: (key: string) => resend(outbox, key, post),
    discard: (key: string) => discard(outbox, key),
  };
}

/** A comment may arrive as a live change before its own response: it must not be drawn twice then. */
export const isDelivered = ({ after, text }: Unsent, comments: readonly AnyComment[], viewerId: number): boolean =>
  comments.some(
    ({ id, created_by, settings }) => id > after && created_by === viewerId && settings.raw_description === text,
  );
