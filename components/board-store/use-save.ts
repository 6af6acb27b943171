"use client";
import { useMemo } from "react";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { editsKey } from "@/components/board-store/board-data";
import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import { send } from "@/components/board-store/send";
import { applyResponse } from "@/components/board-store/apply-response";
import { askUntilDone } from "@/components/ui/hooks/ask-before-leaving";
import { problemOf } from "@/components/ui/feedback/problem";
import { toast } from "@/components/ui/feedback/toasts";
import { ApiError } from "@/lib/api";

export interface Save {
  /** Shown at once, saved in the order in which the edits were made, however long the server can't be reached; a refusal is told and the edit is gone from the screen. */
  save: (edit: BoardEdit) => void;
  /** The same for who waits for it and tells a refusal in a place of its own. @throws ApiError */
  saveAsync: (edit: BoardEdit) => Promise<EditResponse>;
}

export function useSave(boardId: number): Save {
  const client = useQueryClient();
  const saving = {
    mutationKey: editsKey(boardId),
    scope: { id: `board ${boardId}` },
    mutationFn: (edit: BoardEdit) => send(boardId, edit),
    onSuccess: (answer: EditResponse) => applyResponse(client, boardId, answer),
    retryDelay: (times: number) => Math.min(4_000, 500 * 2 ** times),
  };
  // Nobody waits for it in a place where it could be kept: until the server can be reached again it stays as it is.
  const untilDone = useMutation<EditResponse, Error, BoardEdit>({
    ...saving,
    retry: (_, error) => isUnreachable(error),
  });
  const fewRetries = useMutation<EditResponse, Error, BoardEdit>({
    ...saving,
    retry: (times, error) => times < 3 && isUnreachable(error),
  });
  const [saveUntilDone, saveFewRetries] = [untilDone.mutateAsync, fewRetries.mutateAsync];
  return useMemo(
    () => ({
      // A callback of `mutate` would only hear of the last edit.
      save: (edit) =>
        void askUntilDone(saveUntilDone(edit)).catch((error: unknown) => toast(problemOf(error), "error")),
      saveAsync: (edit) => askUntilDone(saveFewRetries(edit)),
    }),
    [saveUntilDone, saveFewRetries],
  );
}

/** No answer, or none yet: without its database the server says 503, and so do proxies in between without the server, with 502 and 504. */
const isUnreachable = (error: Error) => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** What was done here and is not confirmed yet, oldest first. */
export function usePending(boardId: number): BoardEdit[] {
  return useMutationState<BoardEdit>({
    filters: { mutationKey: editsKey(boardId), status: "pending" },
    select: ({ state }) => variablesOf(state.variables),
  });
}

/** The mutation cache keeps them untyped; under `editsKey` only `useSave` puts any. */
const variablesOf = (variables: unknown): BoardEdit => variables as BoardEdit;

let lastLocalId = 0;

/** For a task or a stage that the server has not named yet. */
export const newId = (): number => (lastLocalId -= 1);
