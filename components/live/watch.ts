import { canShare, SharedStream } from "@/components/live/shared-stream";
import { Stream } from "@/components/live/stream";
import type { LiveHandlers } from "@/components/live/use-live";
import type { LiveState, Word } from "@/components/live/words";

export interface Watcher extends LiveHandlers {
  onState: (state: LiveState) => void;
}

/** Where this tab hears from. */
export interface Source {
  look: (boards: number[]) => void;
  /** After a sleep, or when the network is back. */
  wake: () => void;
}

const watchers = new Map<number, Set<Watcher>>();
const states = new Map<number, LiveState>();
let source: Source | null = null;

/** Tells the watcher what happens on this board, until the answered function is called. */
export function watchBoard(boardId: number, watcher: Watcher): () => void {
  const others = watchers.get(boardId);
  watchers.set(boardId, (others ?? new Set()).add(watcher));
  if (others) greet(watcher, states.get(boardId));
  else lookAtAll();

  return () => {
    watchers.get(boardId)?.delete(watcher);
    if (watchers.get(boardId)?.size) return;
    watchers.delete(boardId);
    states.delete(boardId);
    lookAtAll();
  };
}

/** Somebody else in this tab watches the board already. */
function greet(watcher: Watcher, state: LiveState = "connecting") {
  watcher.onState(state);
  if (state === "open") watcher.onOpen();
}

function lookAtAll() {
  source ??= connect();
  source.look([...watchers.keys()]);
}

function connect(): Source {
  const made = canShare() ? new SharedStream(notify) : new Stream(notify);
  window.addEventListener("online", () => made.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    made.wake();
    // Who was frozen has heard nothing meanwhile.
    notify({ kind: "open", boards: [...watchers.keys()].filter((board) => states.get(board) === "open") });
  });
  return made;
}

function notify(word: Word) {
  switch (word.kind) {
    case "open":
      return word.boards.forEach((board) => settle(board, "open", (watcher) => watcher.onOpen()));
    case "lost":
      return watchers.forEach((_, board) => settle(board, "lost"));
    case "changed":
      return tell(word.change.board, (watcher) => watcher.onChange(word.change));
    case "drag":
      return tell(word.message.board, (watcher) => watcher.onDrag(word.message.drag));
    case "ended":
      return settle(word.board, "lost", (watcher) => watcher.onEnded());
  }
}

function settle(board: number, state: LiveState, what: (watcher: Watcher) => void = () => undefined) {
  if (!watchers.has(board)) return;
  states.set(board, state);
  tell(board, (watcher) => {
    watcher.onState(state);
    what(watcher);
  });
}

function tell(board: number, what: (watcher: Watcher) => void) {
  for (const watcher of watchers.get(board) ?? []) what(watcher);
}
