"use client";
import { useEffect } from "react";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { editsKey } from "@/components/board-store/board-data";
import { newId, serverIdOf } from "@/components/board-store/edits/local-ids";
import { hasToWait, isShown, variablesOf } from "@/components/board-store/recording";
import { discardEdit, type Save } from "@/components/board-store/use-save";
import type { AnyComment, NewComment } from "@/components/board-store/edits/comment-edits";
import type { BoardEdit } from "@/components/board-store/edits";
import { isDiscarded } from "@/components/offline/store/discarded";
import {
  dropRefused,
  keepRefused,
  type NewCommentEdit,
  useRefusedComments,
} from "@/components/task/comments/refused-comments";
import type { ShownTask } from "@/components/task/parts/use-task";
import { storeDraftPlace } from "@/components/text/saving/draft-places";
import { errorMessage } from "@/components/ui/feedback/error-message";

/** A comment that somebody has written and the server has not taken yet. */
export interface Unsent {
  edit: NewCommentEdit;
  state: "going" | "offline" | "failed";
  problem: string;
}

/** What somebody has written on a task and the server has not taken yet, in the order in which it was written. */
export function useUnsentComments(task: ShownTask, viewerId: number, { send }: Pick<Save, "send">) {
  const client = useQueryClient();
  const refused = useRefused(task.id, viewerId);
  const pending = usePendingComments(task);

  /** What is refused stays, also when the task has been closed or deleted meanwhile. @returns its id until it is saved */
  function post(written: NewComment): number {
    const edit: NewCommentEdit = { ...written, kind: "create-comment", id: newId(), taskId: task.id };
    send(edit).catch((error: unknown) => {
      if (isDiscarded(error)) return;
      storeDraftPlace(viewerId, task.id, { boardId: task.board_id, title: task.title });
      keepRefused(viewerId, { edit, problem: errorMessage(error) });
    });
    return edit.id;
  }

  return {
    unsent: [...refused.filter(({ edit }) => !pending.some(isOf(edit.id))), ...pending],
    post,
    resend: ({ edit }: Unsent) => {
      discardEdit(client, edit);
      post(edit);
    },
    discard: ({ edit }: Unsent) => discardEdit(client, pendingEdit(client, task, edit.id) ?? edit),
  };
}

const isOf =
  (id: number) =>
  ({ edit }: Unsent): boolean =>
    edit.id === id;

/** Those that waited without a connection may have been sent again by the queue of changes. */
function useRefused(taskId: number, viewerId: number): Unsent[] {
  const all = useRefusedComments(viewerId, taskId);
  useEffect(() => {
    for (const { edit } of all) if (isSaved(edit)) dropRefused(viewerId, edit);
  }, [all, viewerId]);
  return all.flatMap((each) => (isSaved(each.edit) ? [] : { ...each, state: "failed" }));
}

const isSaved = ({ id }: NewCommentEdit): boolean => serverIdOf(id) !== id;

function usePendingComments({ id: taskId, board_id: boardId }: ShownTask): Unsent[] {
  const pending = useMutationState({
    filters: { mutationKey: editsKey(boardId), status: "pending", predicate: isShown },
    select: (mutation) => ({ edit: variablesOf(mutation.state.variables), isWaiting: hasToWait(mutation) }),
  });
  const deleted = new Set(pending.flatMap(({ edit }) => (edit.kind === "delete-comment" ? edit.commentId : [])));
  return pending.flatMap(({ edit, isWaiting }): Unsent[] =>
    edit.kind === "create-comment" && serverIdOf(edit.taskId) === taskId && !deleted.has(edit.id)
      ? [{ edit, state: isWaiting ? "offline" : "going", problem: "" }]
      : [],
  );
}

/** As it was sent: what a hook returns may be a copy. */
const pendingEdit = (client: QueryClient, { board_id: boardId }: ShownTask, id: number): BoardEdit | undefined =>
  client
    .getMutationCache()
    .findAll({ mutationKey: editsKey(boardId), status: "pending" })
    .map(({ state }) => variablesOf(state.variables))
    .find((edit) => edit.kind === "create-comment" && edit.id === id);

/** It may arrive as a live change before its own response, and must not be drawn twice then. */
export const isDelivered = ({ edit }: Unsent, comments: readonly AnyComment[], viewerId: number): boolean =>
  comments.some(
    ({ id, created_by, settings }) =>
      id === serverIdOf(edit.id) ||
      (id > edit.after && created_by === viewerId && settings.raw_description === edit.text),
  );
