import type { BoardEdit } from "@/components/board-store/edits";
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
  const started = changesOf(entry)
    .toReversed()
    .map((planned) => ({ planned, result: start(planned, nowOn(planned.step.boardId), direction, saving) }));
  const settled = await Promise.all(started.map(async ({ planned, result }) => ({ planned, refusal: await result })));
  return {
    done: settled.flatMap(({ planned, refusal }) => (refusal ? [] : [planned])),
    refused: settled.flatMap(({ refusal }) => refusal ?? []),
  };
}

/** @returns why it stays, or null */
function start(
  planned: Planned,
  now: Shown,
  cause: Direction,
  saving: Pick<Save, "takeBack">,
): Refusal | null | Promise<Refusal | null> {
  const { step, inverse, first } = planned;
  const change = changeOf(planned);
  if ("reason" in first) return { change, reason: first.reason };
  if ("reason" in inverse) return { change, reason: inverse.reason };

  const hasChanged = inverse.hasChanged?.(now, step.answer) === true;
  const edits = editsBack(inverse, first, now, step.answer).map(withServerIds);
  // The server knows who it was.
  if (hasChanged && !(navigator.onLine && isChecked(edits[0]))) return { change, what: inverse.what, by: null };

  if (!hasChanged) edits.forEach(now.apply);
  return saving.takeBack(step.boardId, edits, { cause, isHidden: hasChanged }).then(
    () => null,
    (error: unknown) => refusalOf(error, change, inverse.what, now.me),
  );
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
  (edit?.kind === "fill-task" && edit.expected !== undefined) ||
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
