"use client";
import { useEffect, useMemo } from "react";
import { notifyManager, type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { editsKey, tasksKey } from "@/components/board-store/board-data";
import { type BoardEdit, editsIn, type EditResponse } from "@/components/board-store/edits";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { type Cause, type History, historyOf, type Snapshot } from "@/components/board-store/history";
import { inSequence, isShown, recordEdit, snapshotIn, trackAll, variablesOf } from "@/components/board-store/recording";
import { preloadSending, sendLoaded } from "@/components/board-store/send-loaded";
import { applyResponse } from "@/components/board-store/apply-response";
import { noteEdited } from "@/components/offline/store/edited-clients";
import { isDiscarded, refuseDiscarded, untilDiscarded } from "@/components/offline/store/discarded";
import { trackUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorTexts } from "@/components/i18n/error-texts";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { ApiError } from "@/lib/api";

export interface Save {
  /**
   * Applied at once and saved in order, with retries for as long as the server is unreachable. Rejections are shown
   * as a toast.
   */
  save: (edit: BoardEdit) => void;
  /** Many edits at once, shown together and saved in order. One toast says how many are rejected, and why the first. */
  saveMany: (edits: readonly BoardEdit[]) => void;
  /** For callers that show the rejection themselves. @throws ApiError */
  saveAsync: (edit: BoardEdit) => Promise<EditResponse>;
  history: History;
  /** What the screen shows of a board now. */
  snapshotOf: (boardId: number) => Snapshot;
  /**
   * For undo and redo, which show the rejection themselves. The edits belong together: if the first one is refused,
   * the others are not sent. @throws ApiError
   */
  takeBack: (boardId: number, edits: readonly BoardEdit[], how: TakingBack) => Promise<unknown>;
}

export interface TakingBack {
  cause: Cause;
  /** The screen does not show it until it is saved. */
  isHidden?: boolean;
}

/** Where edits are recorded, and where the tasks are that they change. */
export interface EditedScreen {
  history: History;
  tasksNow: () => LoadedTasks | undefined;
}

export function useSave(boardId: number): Save {
  const client = useQueryClient();
  useEffect(() => void preloadSending(), []);
  return useMemo(() => newSave(client, boardId, (answer) => applyResponse(client, boardId, answer)), [client, boardId]);
}

const boardScreen = (client: QueryClient, boardId: number): EditedScreen => ({
  history: historyOf(`board ${boardId}`),
  tasksNow: () => client.getQueryData<LoadedTasks>(tasksKey(boardId)),
});

/** Edits of one board. `onSaved` gets what the server answers. */
export function newSave(
  client: QueryClient,
  boardId: number,
  onSaved: (answer: EditResponse) => void,
  { history, tasksNow }: EditedScreen = boardScreen(client, boardId),
): Save {
  const execute = newExecutor(client, boardId, onSaved);
  const snapshot = () => snapshotIn(client, boardId, tasksNow());
  const record = (edit: BoardEdit, before: Snapshot, isAwaited: boolean, cause?: Cause) =>
    recordEdit(history, { boardId, edit, before, isAwaited }, cause);
  function saveUntilDone(edit: BoardEdit, before: Snapshot) {
    const recorded = editsIn(edit).map((each) => record(each, before, false));
    return trackAll(recorded, execute(edit, untilDone));
  }

  return {
    save: (edit) => void saveUntilDone(edit, snapshot()).catch(toastUnlessDiscarded),
    saveMany: (edits) => {
      const before = snapshot();
      void toastFirst(notifyManager.batch(() => edits.map((edit) => saveUntilDone(edit, before))));
    },
    saveAsync: (edit) => record(edit, snapshot(), true).track(execute(edit, threeTimes)),
    history,
    snapshotOf: snapshot,
    takeBack: (_, edits, { cause, isHidden }) => {
      const before = snapshot();
      const steps = edits.map((edit) => record(edit, before, true, cause));
      return inSequence(steps, (edit) => execute(edit, untilDone, isHidden));
    },
  };
}

type Retry = (times: number, error: Error) => boolean;

/** Nothing else stores these edits: they are retried until the server can be reached again. */
const untilDone: Retry = (_, error) => isUnreachable(error);
const threeTimes: Retry = (times, error) => times < 3 && isUnreachable(error);

function newExecutor(client: QueryClient, boardId: number, onSaved: (answer: EditResponse) => void) {
  const saving = {
    mutationKey: editsKey(boardId),
    scope: { id: `board ${boardId}` },
    mutationFn: (edit: BoardEdit) => {
      refuseDiscarded(edit);
      return sendLoaded(boardId, edit);
    },
    onSuccess: (answer: EditResponse) => {
      onSaved(answer);
      reportFailed(answer);
    },
    retryDelay: (times: number) => Math.min(4_000, 500 * 2 ** times),
  };
  return (edit: BoardEdit, retry: Retry, isHidden = false) => {
    noteEdited(client);
    const saved = client
      .getMutationCache()
      .build<EditResponse, Error, BoardEdit, unknown>(client, { ...saving, retry, meta: { isHidden } })
      .execute(edit);
    return trackUnsaved(untilDiscarded(edit, saved));
  };
}

/** Of tasks that were changed at once some may be gone or archived by now. */
function reportFailed({ failed = [] }: EditResponse): void {
  const [first] = failed;
  if (!first) return;
  const titles = failed.flatMap(({ title }) => title ?? []);
  const names = titles.slice(0, MOST_NAMES).join(", ") + (titles.length > MOST_NAMES ? ", …" : "");
  toast(errorTexts()("ofTasks", { count: failed.length, names: names || "none", problem: first.error }), "error");
}

const MOST_NAMES = 3;

const toastUnlessDiscarded = (error: unknown) => isDiscarded(error) || toast(errorMessage(error), "error");

/** Many rejections have the same reason. */
async function toastFirst(saved: readonly Promise<unknown>[]): Promise<void> {
  const rejected = (await Promise.allSettled(saved)).flatMap((each) =>
    each.status === "rejected" && !isDiscarded(each.reason) ? [each] : [],
  );
  const [first] = rejected;
  if (!first) return;
  const problem = errorMessage(first.reason);
  toast(saved.length > 1 ? errorTexts()("ofChanges", { count: rejected.length, problem }) : problem, "error");
}

/** 0: no response. 503: the server has no database; 502 and 504: a proxy has no server. */
export const isUnreachable = (error: Error) => error instanceof ApiError && [0, 502, 503, 504].includes(error.status);

/** Each pending edit, also of tasks that are changed at once. Without a board, those of all boards on the screen. */
export function usePending(boardId?: number): BoardEdit[] {
  const pending = useMutationState<BoardEdit>({
    filters: { mutationKey: editsKey(boardId), status: "pending", predicate: isShown },
    select: ({ state }) => variablesOf(state.variables),
  });
  return useMemo(() => pending.flatMap(editsIn), [pending]);
}
