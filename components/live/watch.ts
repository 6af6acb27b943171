import { SharedStream } from "@/components/live/shared-stream";
import { StreamHub } from "@/components/live/stream-hub";
import type { LiveHandlers } from "@/components/live/use-live";
import type { LiveMessage, LiveState } from "@/components/live/messages";

export interface Watcher extends LiveHandlers {
  onState: (state: LiveState) => void;
}

/** Where this tab gets its messages from. */
export interface Source {
  look: (boards: number[]) => void;
  /** After a sleep, or when the network is back. */
  wake: () => void;
}

const watchers = new Map<number, Set<Watcher>>();
const states = new Map<number, LiveState>();
let source: Source | null = null;

/** Notifies the watcher of what happens on this board until the returned function is called. */
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

/** Another watcher in this tab watches the board already. */
function greet(watcher: Watcher, state: LiveState = "connecting") {
  watcher.onState(state);
  if (state === "open") watcher.onOpen();
}

function lookAtAll() {
  source ??= connect();
  source.look([...watchers.keys()]);
}

function connect(): Source {
  window.addEventListener("online", () => source?.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    source?.wake();
    // A frozen tab has received nothing meanwhile.
    notify({ kind: "open", boards: [...watchers.keys()].filter((board) => states.get(board) === "open") });
  });
  return typeof SharedWorker === "function" ? new SharedStream(notify, fallBackToOwnStream) : ownStream();
}

/** For browsers without shared workers, such as Chrome on Android. */
function ownStream(): Source {
  const [hub, tab] = [new StreamHub(), { postMessage: notify }];
  return {
    look: (boards) => hub.receive(tab, { kind: "watch", boards }),
    wake: () => hub.receive(tab, { kind: "wake" }),
  };
}

function fallBackToOwnStream() {
  source = ownStream();
  lookAtAll();
}

function notify(message: LiveMessage) {
  switch (message.kind) {
    case "open":
      return message.boards.forEach((board) => settle(board, "open", (watcher) => watcher.onOpen()));
    case "lost":
      return watchers.forEach((_, board) => settle(board, "lost"));
    case "changed":
      return notifyWatchers(message.change.board, (watcher) => watcher.onChange(message.change));
    case "drag":
      return notifyWatchers(message.message.board, (watcher) => watcher.onDrag(message.message.drag));
    case "ended":
      return settle(message.board, "lost", (watcher) => watcher.onEnded());
  }
}

function settle(board: number, state: LiveState, what: (watcher: Watcher) => void = () => undefined) {
  if (!watchers.has(board)) return;
  states.set(board, state);
  notifyWatchers(board, (watcher) => {
    watcher.onState(state);
    what(watcher);
  });
}

function notifyWatchers(board: number, what: (watcher: Watcher) => void) {
  for (const watcher of watchers.get(board) ?? []) what(watcher);
}
