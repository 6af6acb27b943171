import type { Entry, History, Snapshot, Step } from "@/components/board-store/history";
import { textOf } from "@/components/board-store/history";
import type { Change, Inverse } from "@/components/undo/inverse/inverse";
import { inverseOf } from "@/components/undo/inverse/inverse-of";
import { type Shown, shownIn } from "@/components/undo/inverse/shown";

const inverses = new WeakMap<Step, Inverse>();

/** What takes back the edit of a step. */
export const inverseOfStep = (step: Step): Inverse => inverses.get(step) ?? null;

/** Finds what takes back each edit, so that what the screen showed before it need not be kept. */
export function plan(history: History, me: number): void {
  const { undo, redo } = history.now();
  for (const entry of [...undo, ...redo]) planEntry(entry, me);
}

function planEntry({ steps }: Entry, me: number): void {
  const shownOf = new Map<Snapshot, Shown>();
  for (const step of steps) {
    const { before, boardId, edit } = step;
    if (!before) continue;
    const shown = shownOf.get(before) ?? shownIn(boardId, before, me);
    shownOf.set(before, shown);
    inverses.set(step, inverseOf(edit, shown));
    shown.apply(edit);
    step.before = null;
  }
}

/** One change of an entry. Somebody may have saved a text several times while writing it. */
export interface Planned {
  step: Step;
  inverse: Exclude<Inverse, null>;
  /** Leads back to the text before the first save. */
  first: Exclude<Inverse, null>;
}

/** In words: a text that was saved several times had its former title before the first save. */
export const changeOf = ({ first, inverse }: Planned): Change => ({ ...inverse.change, title: first.change.title });

/** In the order in which they were made, without what changed nothing. */
export function changesOf({ steps }: Entry): Planned[] {
  const changes: Planned[] = [];
  for (const step of steps) {
    const inverse = inverseOfStep(step);
    if (!inverse) continue;
    const last = changes.at(-1);
    const goesOn = last && textOf(step.edit) !== null && textOf(last.step.edit) === textOf(step.edit);
    if (goesOn) changes[changes.length - 1] = { ...last, step, inverse };
    else changes.push({ step, inverse, first: inverse });
  }
  return changes;
}
