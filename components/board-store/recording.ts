import { type Mutation, onlineManager, type QueryClient } from "@tanstack/react-query";
import { editsKey } from "@/components/board-store/board-data";
import { type BoardEdit, editsIn, type EditResponse } from "@/components/board-store/edits";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";
import type { Cause, History, Snapshot, Step } from "@/components/board-store/history";

/** What the screen of a board shows now, as far as it is loaded. */
export const snapshotIn = (client: QueryClient, boardId: number, tasks: LoadedTasks | undefined): Snapshot => ({
  tasks,
  data: new Map(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryHash, state }) => [queryHash, state.data]),
  ),
  pending: client
    .getMutationCache()
    .findAll({ mutationKey: editsKey(boardId), status: "pending", predicate: isShown })
    .flatMap(({ state }) => editsIn(variablesOf(state.variables))),
});

export const isShown = ({ meta }: Pick<Mutation, "meta">): boolean => meta?.isHidden !== true;

/** For the connection. */
export const hasToWait = ({ state }: Pick<Mutation, "state">): boolean =>
  state.status === "pending" && (state.failureCount > 0 || (state.isPaused && !onlineManager.isOnline()));

/** The mutation cache is untyped; only `newSave` adds mutations under `editsKey`. */
export const variablesOf = (variables: unknown): BoardEdit => variables as BoardEdit;

type Recorded = ReturnType<typeof recordEdit>;

/** Until it is refused, an edit can be undone. */
export function recordEdit(history: History, facts: Omit<Step, "answer">, cause: Cause = "edit") {
  const step: Step = { ...facts, answer: null };
  history.record(step, cause);
  const drop = () => history.settle(step, null);
  const track = (saved: Promise<EditResponse>) => {
    saved.then((answer) => history.settle(step, answer), drop);
    return saved;
  };
  return { edit: step.edit, drop, track };
}

interface Recorder {
  history: History;
  snapshotOf: (boardId: number) => Snapshot;
}

/** For what is saved by other means, so that it can be undone. */
export function recordSaved({ history, snapshotOf }: Recorder, boardId: number, edit: BoardEdit): void {
  const { track } = recordEdit(history, { boardId, edit, before: snapshotOf(boardId), isAwaited: false });
  void track(Promise.resolve({}));
}

/** The edits of one request, of which some may fail. */
export function trackAll(recorded: readonly Recorded[], saved: Promise<EditResponse>): Promise<EditResponse> {
  for (const { edit, track } of recorded) void track(saved.then((answer) => answerTo(edit, answer)));
  return saved;
}

/** @throws Error for a task that could not be changed with the others */
function answerTo(edit: BoardEdit, answer: EditResponse): EditResponse {
  if (!("taskId" in edit)) return answer;
  const id = serverIdOf(edit.taskId);
  if (answer.failed?.some((task) => task.id === id)) throw new Error("The task was not changed with the others.");
  const copy = answer.copies?.get(id);
  return copy ? { ...answer, task: copy } : answer;
}

/** The edits of one request, as they are recorded. */
export interface RecordedRequest {
  edit: BoardEdit;
  steps: readonly Recorded[];
}

/** The others are sent after the first one, and only if it is not refused. @throws ApiError */
export async function inSequence(
  [first, ...others]: readonly RecordedRequest[],
  execute: (edit: BoardEdit) => Promise<EditResponse>,
): Promise<EditResponse[]> {
  const run = ({ edit, steps }: RecordedRequest) => trackAll(steps, execute(edit));
  const answers: EditResponse[] = [];
  try {
    if (first) answers.push(await run(first));
  } catch (error) {
    for (const { drop } of others.flatMap(({ steps }) => steps)) drop();
    throw error;
  }
  return [...answers, ...(await Promise.all(others.map(run)))];
}
