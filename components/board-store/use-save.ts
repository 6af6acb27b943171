"use client";
import { useEffect, useMemo } from "react";
import { notifyManager, type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { editsKey, tasksKey } from "@/components/board-store/board-data";
import { type BoardEdit, editsIn, type EditResponse } from "@/components/board-store/edits";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import { type Cause, type History, historyOf, type Snapshot } from "@/components/board-store/history";
import { inSequence, isShown, recordEdit, snapshotIn, trackAll, variablesOf } from "@/components/board-store/recording";
import { loadChangeCode, preloadChangeCode } from "@/components/board-store/change-code";
import { noteEdited } from "@/components/offline/store/edited-clients";
import { discard, isDiscarded, refuseDiscarded, untilDiscarded } from "@/components/offline/store/discarded";
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
  /** As `save`, for callers that show rejections and failures themselves. @throws ApiError */
  send: (edit: BoardEdit) => Promise<EditResponse>;
  /** For callers that show the rejection themselves, and from which it can be sent again. @throws ApiError */
  saveAsync: (edit: BoardEdit) => Promise<EditResponse>;
  history: History;
  /** What the screen shows of a board now. */
  snapshotOf: (boardId: number) => Snapshot;
  /**
   * For undo and redo, which show the rejection themselves. The edits belong together: if the first one is refused,
   * the others are not sent. @throws ApiError
   */
  takeBack: (boardId: number, edits: readonly BoardEdit[], how: TakingBack) => Promise<readonly EditResponse[]>;
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
  useEffect(() => void preloadChangeCode(), []);
  return useMemo(() => {
    const onSaved = async (answer: EditResponse) => (await loadChangeCode()).applyResponse(client, boardId, answer);
    return newSave(client, boardId, onSaved);
  }, [client, boardId]);
}

const boardScreen = (client: QueryClient, boardId: number): EditedScreen => ({
  history: historyOf(`board ${boardId}`),
  tasksNow: () => client.getQueryData<LoadedTasks>(tasksKey(boardId)),
});

type OnSaved = (answer: EditResponse) => void | Promise<void>;

/** Edits of one board. `onSaved` gets what the server answers. */
export function newSave(
  client: QueryClient,
  boardId: number,
  onSaved: OnSaved,
  screen: EditedScreen = boardScreen(client, boardId),
): Save {
  const execute = newExecutor(client, boardId, onSaved, screen);
  const snapshot = () => snapshotIn(client, boardId, screen.tasksNow());
  const recordAll = newRecorder(boardId, screen);
  const start = (edit: BoardEdit, before: Snapshot, isAwaited = false) =>
    trackAll(recordAll(edit, before, isAwaited), execute(edit, isAwaited ? threeTimes : untilDone, { isAwaited }));
  const send = (edit: BoardEdit) => start(edit, snapshot());

  return {
    send,
    save: (edit) => void showResult([send(edit)]),
    saveMany: (edits) => {
      const before = snapshot();
      void showResult(notifyManager.batch(() => edits.map((edit) => start(edit, before))));
    },
    saveAsync: (edit) => start(edit, snapshot(), true),
    history: screen.history,
    snapshotOf: snapshot,
    takeBack: (_, edits, { cause, isHidden }) => {
      const before = snapshot();
      const requests = edits.map((edit) => ({ edit, steps: recordAll(edit, before, true, cause) }));
      return inSequence(requests, (edit) => execute(edit, untilDone, { isHidden }));
    },
  };
}

const newRecorder =
  (boardId: number, { history }: EditedScreen) =>
  (edit: BoardEdit, before: Snapshot, isAwaited: boolean, cause?: Cause) =>
    editsIn(edit).map((each) => recordEdit(history, { boardId, edit: each, before, isAwaited }, cause));

type Retry = (times: number, error: Error) => boolean;

/** Nothing else stores these edits: they are retried until the server can be reached again. */
const untilDone: Retry = (_, error) => isUnreachable(error);
const threeTimes: Retry = (times, error) => times < 3 && isUnreachable(error);

interface SavingMeta {
  isHidden?: boolean;
  /** Somebody can send it again from where they made it. */
  isAwaited?: boolean;
}

function newExecutor(client: QueryClient, boardId: number, onSaved: OnSaved, { tasksNow }: EditedScreen) {
  const saving = {
    mutationKey: editsKey(boardId),
    scope: { id: `board ${boardId}` },
    mutationFn: async (edit: BoardEdit) => {
      refuseDiscarded(edit);
      return (await loadChangeCode()).send(boardId, edit);
    },
    onSuccess: onSaved,
    retryDelay: (times: number) => Math.min(4_000, 500 * 2 ** times),
  };
  return (edit: BoardEdit, retry: Retry, meta: SavingMeta) => {
    noteEdited(client);
    const known = tasksNow();
    const mutation = client
      .getMutationCache()
      .build<EditResponse, Error, BoardEdit, unknown>(client, { ...saving, retry, meta: { ...meta } });
    const saved = untilDiscarded(edit, mutation.execute(edit));
    return trackUnsaved(saved).then((answer) => withTitles(answer, known));
  };
}

/** It is not sent, or no longer offered if it was refused. @param edit the one that was made, not a copy of it */
export function discardEdit(client: QueryClient, edit: BoardEdit): void {
  discard(edit);
  const cache = client.getMutationCache();
  const mutation = cache.getAll().find(({ state }) => state.variables === edit);
  if (!mutation) return;
  cache.remove(mutation);
  void cache.runNext(mutation).catch(() => undefined);
}

/** The server doesn't name tasks that are gone. */
const withTitles = (answer: EditResponse, known: LoadedTasks | undefined): EditResponse => ({
  ...answer,
  ...(answer.failed && {
    failed: answer.failed.map((task) => ({ ...task, title: task.title ?? known?.tasks[task.id]?.title ?? null })),
  }),
});

/** Of tasks that were changed at once some may be gone or archived by now. One sentence for each reason. */
export function reportFailed(failed: EditResponse["failed"] = []): void {
  const reasons = Map.groupBy(failed, ({ error }) => error);
  const sentences = [...reasons].map(([problem, tasks]) => {
    const titles = tasks.flatMap(({ title }) => title ?? []);
    const names = titles.slice(0, MOST_NAMES).join(", ") + (titles.length > MOST_NAMES ? ", …" : "");
    return errorTexts()("ofTasks", { count: tasks.length, names: names || "none", problem });
  });
  if (sentences.length > 0) toast(sentences.join(" "), "error");
}

const MOST_NAMES = 3;

/** Says what was rejected and what failed. Many rejections have the same reason. */
export async function showResult(saved: readonly Promise<EditResponse>[]): Promise<void> {
  const settled = await Promise.allSettled(saved);
  reportFailed(settled.flatMap((each) => (each.status === "fulfilled" ? (each.value.failed ?? []) : [])));
  const rejected = settled.flatMap((each) => (each.status === "rejected" && !isDiscarded(each.reason) ? [each] : []));
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
