"use client";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { editsKey } from "@/components/board/board-data";
import { type Answer, type BoardEdit, send } from "@/components/board/edits";
import { takeIn } from "@/components/board/take-in";
import { problemOf } from "@/components/ui/problem";
import { toast } from "@/components/ui/toasts";
import { ApiError } from "@/lib/api";

export interface Save {
  /** Shown at once, saved in the order in which the edits were made; a refusal is told and the edit is gone from the screen. */
  save: (edit: BoardEdit) => void;
  /** The same for who waits for it and tells a refusal in a place of its own. @throws ApiError */
  saved: (edit: BoardEdit) => Promise<Answer>;
}

export function useSave(boardId: number): Save {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<Answer, Error, BoardEdit>({
    mutationKey: editsKey(boardId),
    scope: { id: `board ${boardId}` },
    mutationFn: (edit) => send(boardId, edit),
    onSuccess: (answer) => takeIn(client, boardId, answer),
    // A server that can't be reached for a moment is asked again; what it refuses stays refused.
    retry: (times, error) => times < 3 && error instanceof ApiError && error.status === 0,
    retryDelay: (times) => 500 * 2 ** times,
  });
  return {
    // A callback of `mutate` would only hear of the last edit.
    save: (edit) => void mutateAsync(edit).catch((error: unknown) => toast(problemOf(error), "error")),
    saved: (edit) => mutateAsync(edit),
  };
}

/** What was done here and is not confirmed yet, oldest first. */
export function usePending(boardId: number): BoardEdit[] {
  return useMutationState<BoardEdit>({
    filters: { mutationKey: editsKey(boardId), status: "pending" },
    select: ({ state }) => variablesOf(state.variables),
  });
}

/** The mutation cache keeps them untyped; under `editsKey` only `useSave` puts any. */
const variablesOf = (variables: unknown): BoardEdit => variables as BoardEdit;

let made = 0;

/** For a task or a stage that the server has not named yet. */
export const newId = (): number => (made -= 1);
