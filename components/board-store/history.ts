import type { BoardEdit, EditResponse } from "@/components/board-store/edits";
import type { LoadedTasks } from "@/components/board-store/edits/loaded-tasks";

/** What a screen showed before an edit: its data, and the edits that were not saved yet. Nothing in it ever changes. */
export interface Snapshot {
  tasks: LoadedTasks | undefined;
  /** By the hash of its query key. */
  data: ReadonlyMap<string, unknown>;
  pending: readonly BoardEdit[];
}

/** One edit of an entry. */
export interface Step {
  readonly boardId: number;
  readonly edit: BoardEdit;
  /** Null once what takes the edit back is known. */
  before: Snapshot | null;
  /** What the server answered, once the edit is saved. */
  answer: EditResponse | null;
  /** The caller waits for the answer. */
  readonly isAwaited: boolean;
}

/** What a person has done at once, in order. */
export interface Entry {
  readonly at: number;
  readonly cause: Cause;
  readonly steps: readonly Step[];
}

export type Direction = "undo" | "redo";
export type Cause = "edit" | Direction;

/** The latest last. */
export type Entries = Readonly<Record<Direction, readonly Entry[]>>;

export interface UndoRequest {
  direction: Direction;
  /** The default is the latest. */
  entry?: Entry;
  /** The focus stays, because something else than a key was used. */
  keepsFocus?: boolean;
}

export type History = ReturnType<typeof newHistory>;

/** In milliseconds. */
const LASTING = 10 * 60_000;
const MOST = 100;

/** By what they belong to: the board, or the screen of several boards. They last as long as the page. */
const histories = new Map<string, History>();

export function historyOf(scope: string): History {
  const known = histories.get(scope) ?? newHistory();
  histories.set(scope, known);
  return known;
}

/** When somebody signs out. */
export const forgetHistories = (): void => histories.forEach((history) => history.forget());

/** What one person can undo, and then redo. */
export function newHistory() {
  const { changeTo, ...stored } = newStore();
  let turn: Cause | null = null;

  return {
    ...stored,
    ...newRequests(stored.notify),
    /** @param cause an edit ends what could be redone */
    record(step: Step, cause: Cause = "edit", now = Date.now()): void {
      if (turn === null) queueMicrotask(() => (turn = null));
      changeTo(withStep(stored.now(), step, { cause, now, goesOn: turn === cause }));
      turn = cause;
    },
    /** @param answer null for a refusal, which leaves nothing to undo */
    settle(step: Step, answer: EditResponse | null): void {
      step.answer = answer;
      changeTo(withSettled(stored.now(), step));
    },
    /** The latest entry, or this one. Null when there is none, or it is too long ago. */
    take(direction: Direction, wanted?: Entry, now = Date.now()): Entry | null {
      const list = recent(stored.now()[direction], now);
      const entry = wanted ? list.find((each) => hasStepsOf(each, wanted)) : list.at(-1);
      changeTo({ ...stored.now(), [direction]: list.filter((each) => each !== entry) });
      return entry ?? null;
    },
    putBack(direction: Direction, entry: Entry): void {
      changeTo({ ...stored.now(), [direction]: [...stored.now()[direction], entry] });
    },
    forget: () => changeTo(NONE),
  };
}

const NONE: Entries = { undo: [], redo: [] };

function newStore() {
  let entries = NONE;
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    now: () => entries,
    changeTo(next: Entries) {
      entries = next;
      notify();
    },
    notify,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A request waits until the code that undoes is loaded. */
function newRequests(notify: () => void) {
  let waiting: UndoRequest | null = null;
  let onRequest: ((request: UndoRequest) => void) | null = null;
  return {
    isWaiting: () => waiting !== null,
    ask(request: UndoRequest): void {
      if (onRequest) return onRequest(request);
      waiting = request;
      notify();
    },
    /** The latest one counts, also after its screen was left. */
    serve(serveRequest: (request: UndoRequest) => void): void {
      onRequest = serveRequest;
      const request = waiting;
      waiting = null;
      if (request) serveRequest(request);
    },
  };
}

/** Edits of the same event belong together, as do those of the same text in a row. */
function withStep(
  entries: Entries,
  step: Step,
  { cause, now, goesOn }: { cause: Cause; now: number; goesOn: boolean },
): Entries {
  const direction = cause === "undo" ? "redo" : "undo";
  const list = recent(entries[direction], now);
  const last = list.at(-1);
  const known = last && (goesOn || (cause === "edit" && isSameText(last, step.edit))) ? last : null;
  const entry = { at: now, cause, steps: [...(known?.steps ?? []), step] };
  const next = [...(known ? list.slice(0, -1) : list), entry].slice(-MOST);
  return { ...entries, ...(cause === "edit" && { redo: [] }), [direction]: next };
}

const withSettled = ({ undo, redo }: Entries, step: Step): Entries => ({
  undo: settled(undo, step),
  redo: settled(redo, step),
});

function settled(list: readonly Entry[], step: Step): readonly Entry[] {
  const at = list.findIndex(({ steps }) => steps.includes(step));
  const entry = list[at];
  if (!entry) return list;
  const steps = entry.steps.filter((each) => each !== step || step.answer !== null);
  return list.toSpliced(at, 1, ...(steps.length > 0 ? [{ ...entry, steps }] : []));
}

const recent = (list: readonly Entry[], now: number): readonly Entry[] =>
  list.some(({ at }) => now - at > LASTING) ? list.filter(({ at }) => now - at <= LASTING) : list;

/** An entry is replaced when one of its edits is saved or refused. */
const hasStepsOf = ({ steps }: Entry, other: Entry) => steps.some((step) => other.steps.includes(step));

function isSameText({ cause, steps }: Entry, edit: BoardEdit): boolean {
  const text = textOf(edit);
  return text !== null && cause === "edit" && steps.every((step) => textOf(step.edit) === text);
}

/** What is saved again and again while somebody writes. */
export function textOf(edit: BoardEdit): string | null {
  if (edit.kind === "change-comment") return `comment ${edit.commentId}`;
  if (edit.kind === "describe-board") return "board";
  const isText = edit.kind === "change-task" && (edit.property === "title" || edit.property === "description");
  return isText ? `${edit.property} ${edit.taskId}` : null;
}
