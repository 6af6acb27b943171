/** Where boards are named it stands for oneself: what concerns the person and no board. */
export const ONESELF = 0;

export type Part = "board" | "stages" | "labels" | "tasks" | "members" | "comments" | "notifications";

/**
 * What the database tells of a board and in which transaction; `gone` are deleted tasks, `commented` tasks whose comments
 * changed, null when there are too many to name.
 */
export interface BoardMessage {
  board: number;
  what: Part;
  at: string;
  gone?: number[] | null;
  commented?: number[] | null;
}

/** Who drags which card of a board; null when it is over. */
export interface DragMessage {
  board: number;
  drag: { task: number | null; user: number; name: string };
}

/** Who has other notifications than before. */
export interface NotificationMessage {
  told: number[];
}

export type Message = BoardMessage | DragMessage | NotificationMessage | { session: string } | { user: number };

/**
 * What a viewer is told of a board; `gone` is null when more tasks were deleted than one message names, and so is
 * `commented`, which is there when comments changed. `at` is the latest transaction: `has-data-changed` takes it as `seen`.
 */
export interface LiveChange {
  board: number;
  what: Part[];
  at: string;
  gone: number[] | null;
  commented?: number[] | null;
}

const MOST_NAMED = 200;

/** What those are told of whom `ToldMessage` speaks. */
export const NOTIFIED: LiveChange = { board: ONESELF, what: ["notifications"], at: "0", gone: [] };

/** One change for each board of these messages. */
export function changesOf(messages: BoardMessage[]): LiveChange[] {
  const boards = new Set(messages.map(({ board }) => board));
  return [...boards].map((board) =>
    changeOf(
      board,
      messages.filter((message) => message.board === board),
    ),
  );
}

function changeOf(board: number, messages: BoardMessage[]): LiveChange {
  const what = [...new Set(messages.map((message) => message.what))];
  const change = { board, what, at: latest(messages), gone: namedIn(messages.map(({ gone }) => gone)) };
  return what.includes("comments")
    ? { ...change, commented: namedIn(messages.map(({ commented }) => commented)) }
    : change;
}

function namedIn(lists: (number[] | null | undefined)[]): number[] | null {
  const ids = [...new Set(lists.flatMap((some) => some ?? []))];
  return lists.includes(null) || ids.length > MOST_NAMED ? null : ids;
}

const latest = (messages: BoardMessage[]): string =>
  messages.reduce((last, { at }) => (BigInt(at) > last ? BigInt(at) : last), 0n).toString();
