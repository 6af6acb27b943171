export type Part = "board" | "stages" | "labels" | "tasks" | "members";

/** What the database tells of a board; `gone` are deleted tasks, null when there are too many to name. */
export interface BoardMessage {
  board: number;
  what: Part;
  gone?: number[] | null;
}

export type Message = BoardMessage | { session: string } | { user: number };

/** What a viewer is told of a board; `gone` is null when more tasks were deleted than one message names. */
export interface LiveChange {
  board: number;
  what: Part[];
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
  return { board, what: [...new Set(messages.map(({ what }) => what))], gone: isNamed ? ids : null };
}
