/** Stands for the person's own notifications and timer where a board id is expected. */
export const PERSONAL_CHANNEL = 0;

export type Part =
  | "board"
  | "stages"
  | "labels"
  | "tasks"
  | "members"
  | "comments"
  | "notifications"
  | "submissions"
  | "dependencies"
  | "timer";

/**
 * The database's message about a board, with its transaction. `gone` are deleted tasks, `commented` tasks whose
 * comments changed; null means too many to name.
 */
export interface BoardMessage {
  board: number;
  what: Part;
  at: string;
  gone?: number[] | null;
  commented?: number[] | null;
}

/** The card that somebody drags on a board; null when the drag is over. */
export interface DragMessage {
  board: number;
  drag: { task: number | null; user: number; name: string };
}

/** The ids of people whose notifications changed. The database triggers use this name. */
export type NotificationMessage = Record<"told", number[]>;

/** The ids of people whose timer changed. */
export type TimerMessage = Record<"timers", number[]>;

export type Message =
  | BoardMessage
  | DragMessage
  | NotificationMessage
  | TimerMessage
  | { session: string }
  | { user: number }
  | { site: "modules" };

/**
 * A change sent to browsers; `gone` and `commented` are null when there are too many ids. `at` is the latest
 * transaction, which `has-data-changed` accepts as `seen`. `changes` spares its readers that request: its answer, for
 * those whose last one was synced at `since` or later. It is absent when it is long.
 */
export interface LiveChange {
  board: number;
  what: Part[];
  at: string;
  gone: number[] | null;
  commented?: number[] | null;
  changes?: { since: string; answer: unknown };
}

/** Clients that poll for changes get nothing of these. */
export const isNotPolled = ({ what }: Pick<LiveChange, "what">): boolean =>
  what.every((part) => part === "submissions" || part === "dependencies");

/** Only the timer itself shows these. */
export const isOnlyOfTimer = ({ what }: Pick<LiveChange, "what">): boolean => what.every((part) => part === "timer");

const MAX_NAMED_IDS = 200;

/** Sent to the people of a `NotificationMessage`. */
export const NOTIFICATIONS_CHANGED: LiveChange = {
  board: PERSONAL_CHANNEL,
  what: ["notifications"],
  at: "0",
  gone: [],
};

/** Sent to the people of a `TimerMessage`. */
export const TIMER_CHANGED: LiveChange = { ...NOTIFICATIONS_CHANGED, what: ["timer"] };

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
  return lists.includes(null) || ids.length > MAX_NAMED_IDS ? null : ids;
}

const latest = (messages: BoardMessage[]): string =>
  messages.reduce((last, { at }) => (BigInt(at) > last ? BigInt(at) : last), 0n).toString();
