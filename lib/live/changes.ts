export type Part = "board" | "stages" | "labels" | "tasks" | "members";

/** What the database tells of a board and in which transaction; `gone` are deleted tasks, null when there are too many to name. */
export interface BoardMessage {
  board: number;
  what: Part;
  at: string;
  gone?: number[] | null;
}

/** Who drags which card of a board; null when it is over. */
export interface DragMessage {
  board: number;
  drag: { task: number | null; user: number; name: string };
}

export type Message = BoardMessage | DragMessage | { session: string } | { user: number };

/**
 * What a viewer is told of a board; `gone` is null when more tasks were deleted than one message names. `at` is the latest
 * transaction: `has-data-changed` takes it as `seen`.
 */
export interface LiveChange {
  board: number;
  what: Part[];
  at: string;
  gone: number[] | null;
}

const MOST_GONE = 200;

/** One change for each board of these messages. */
export function changesOf(messages: BoardMessage[]): LiveChange[] {
  const boards = new Set(messages.map(({ board }) => board));
  return [...boards].map((board) => changeOf(board, messages.filter((message) => message.board === board)));
}

function changeOf(board: number, messages: BoardMessage[]): LiveChange {
  const gone = messages.map((message) => (message.gone === undefined ? [] : message.gone));
  const ids = [...new Set(gone.flatMap((some) => some ?? []))];
  const isNamed = !gone.includes(null) && ids.length <= MOST_GONE;
  return { board, what: [...new Set(messages.map(({ what }) => what))], at: latest(messages), gone: isNamed ? ids : null };
}

const latest = (messages: BoardMessage[]): string => messages.reduce((last, { at }) => (BigInt(at) > last ? BigInt(at) : last), 0n).toString();
