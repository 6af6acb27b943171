import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import { isTaskEdit } from "@/components/board-store/edit-areas";
import { serverIdOf } from "@/components/board-store/edits/local-ids";
import { atOnce, changeOf as changeOfTask, isSameChange } from "@/components/board-store/edits/tasks-at-once";
import type { Direction, Entry } from "@/components/board-store/history";
import type { Save } from "@/components/board-store/use-save";
import { ApiError } from "@/lib/api";
import type { Change, Reason, Undoing, What } from "@/components/undo/inverse/inverse";
import { withServerIds } from "@/components/undo/inverse/server-ids";
import { type Shown, shownIn } from "@/components/undo/inverse/shown";
import { changeOf, changesOf, type Planned } from "@/components/undo/plans";

/** Why a change stays. */
export type Refusal = { change: Change } & (
  | { reason: Reason }
  /** Somebody has changed it since; null when it is unknown who. */
  | { what: What; by: string | null }
  | { isGone: true }
  | { error: unknown }
);

export interface Outcome {
  done: readonly Planned[];
  refused: readonly Refusal[];
}

/** Runs what takes an entry back, in reverse order. Its edits are those of one event. */
export async function takeBack(
  entry: Entry,
  direction: Direction,
  saving: Pick<Save, "snapshotOf" | "takeBack">,
  me: number,
): Promise<Outcome> {
  const boards = new Map<number, Shown>();
  const nowOn = (boardId: number) => {
    const now = boards.get(boardId) ?? shownIn(boardId, saving.snapshotOf(boardId), me);
    boards.set(boardId, now);
    return now;
  };
  const attempts = changesOf(entry)
    .toReversed()
    .map((planned) => attempt(planned, nowOn(planned.step.boardId)));
  const results = inFewRequests(attempts).map((requested) => run(requested, direction, saving, me));
  const settled = (await Promise.all(results)).flat();
  return {
    done: settled.flatMap(({ planned, refusal }) => (refusal ? [] : [planned])),
    refused: settled.flatMap(({ refusal }) => refusal ?? []),
  };
}

/** What takes a change back, or why it stays. */
interface Attempt {
  planned: Planned;
  refusal: Refusal | null;
  edits: readonly BoardEdit[];
  /** Somebody has changed it since, as the server will say. */
  isHidden: boolean;
}

function attempt(planned: Planned, now: Shown): Attempt {
  const { step, inverse, first } = planned;
  const change = changeOf(planned);
  const staying = (refusal: Refusal): Attempt => ({ planned, refusal, edits: [], isHidden: false });
  if ("reason" in first) return staying({ change, reason: first.reason });
  if ("reason" in inverse) return staying({ change, reason: inverse.reason });

  const hasChanged = inverse.hasChanged?.(now, step.answer) === true;
  const edits = editsBack(inverse, first, now, step.answer).map(withServerIds);
  // The server knows who it was.
  if (hasChanged && !(navigator.onLine && isChecked(edits[0])))
    return staying({ change, what: inverse.what, by: null });

  if (edits.length === 0) return staying({ change, reason: "unknown" });
  if (!hasChanged) edits.forEach(now.apply);
  return { planned, refusal: null, edits, isHidden: hasChanged };
}

/** Attempts that follow each other and can be saved with one request come together. */
function inFewRequests(attempts: readonly Attempt[]): Attempt[][] {
  const groups: Attempt[][] = [];
  for (const each of attempts) {
    const last = groups.at(-1)?.at(-1);
    if (last && goTogether(last, each)) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups;
}

function goTogether(one: Attempt, other: Attempt): boolean {
  const [edit, next] = [onlyEdit(one), onlyEdit(other)];
  const isAlike = one.planned.step.boardId === other.planned.step.boardId && one.isHidden === other.isHidden;
  return isAlike && edit !== null && next !== null && isSameChange(changeOfTask(edit), changeOfTask(next));
}

const onlyEdit = ({ edits: [first, ...others] }: Attempt) =>
  first && others.length === 0 && isTaskEdit(first) ? first : null;

interface Result {
  planned: Planned;
  refusal: Refusal | null;
}

async function run(
  attempts: readonly Attempt[],
  cause: Direction,
  saving: Pick<Save, "takeBack">,
  me: number,
): Promise<Result[]> {
  const [first] = attempts;
  if (!first || first.refusal) return attempts.map(({ planned, refusal }) => ({ planned, refusal }));

  // In the order in which they were made: tasks come to the end of a stage one after the other.
  const together = atOnce(attempts.toReversed().flatMap((each) => onlyEdit(each) ?? []));
  const { boardId } = first.planned.step;
  return saving.takeBack(boardId, together ? [together] : first.edits, { cause, isHidden: first.isHidden }).then(
    (answers) => attempts.map((each) => ({ planned: each.planned, refusal: failureOf(each, answers) })),
    (error: unknown) => attempts.map(({ planned }) => ({ planned, refusal: refusalFor(planned, error, me) })),
  );
}

/** Of several tasks, some may not be as they were. */
function failureOf({ planned, edits }: Attempt, answers: readonly EditResponse[]): Refusal | null {
  const failed = answers.flatMap((answer) => answer.failed ?? []);
  const failure = failed.find(({ id }) => edits.some((edit) => "taskId" in edit && serverIdOf(edit.taskId) === id));
  return failure ? { change: changeOf(planned), error: new ApiError(400, "failed", failure.error) } : null;
}

function refusalFor(planned: Planned, error: unknown, me: number): Refusal | null {
  const { inverse } = planned;
  return "reason" in inverse ? null : refusalOf(error, changeOf(planned), inverse.what, me);
}

/** To the text before the first of several saves, from the text of the last one. */
function editsBack(last: Undoing, first: Undoing, now: Shown, answer: Planned["step"]["answer"]): BoardEdit[] {
  const own = last.takeBack(now, answer);
  if (first === last) return [...own];
  return first.takeBack(now, answer).map((edit, at) => {
    const from = own[at];
    return from && "from" in edit && "from" in from ? { ...edit, from: from.from ?? null } : edit;
  });
}

const isChecked = (edit: BoardEdit | undefined): boolean =>
  (edit?.kind === "change-task" && (edit.expected !== undefined || edit.from !== undefined)) ||
  ((edit?.kind === "fill-task" || edit?.kind === "schedule-task") && edit.expected !== undefined) ||
  (edit?.kind === "rename-board" && edit.expected !== undefined) ||
  (edit?.kind === "move-task" && edit.expectedStageId !== undefined);

function refusalOf(error: unknown, change: Change, what: What, me: number): Refusal {
  if (!(error instanceof ApiError)) return { change, error };
  if (error.status === 404) return { change, isGone: true };
  return error.status === 409 ? { change, what, by: otherPersonIn(error.data, me) } : { change, error };
}

/** The server has a problem of its own. */
export const isPassing = (refusal: Refusal): boolean =>
  "error" in refusal && !(refusal.error instanceof ApiError && refusal.error.status < 500);

/** Null for oneself in another tab. */
function otherPersonIn({ changed_by: person }: ApiError["data"], me: number): string | null {
  const isPerson = typeof person === "object" && person !== null && "display_name" in person && "ID" in person;
  return isPerson && person.ID !== me && typeof person.display_name === "string" ? person.display_name : null;
}
