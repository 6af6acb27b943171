import type { DragMessage, LiveChange } from "@/lib/live/changes";

const open = new Set<FakeEventSource>();

/** A stream of server-sent events that tests control. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState = FakeEventSource.CONNECTING;
  readonly boards: number[];

  constructor(address: string) {
    super();
    this.boards = address.split("/").at(-1)?.split(",").map(Number) ?? [];
    open.add(this);
    queueMicrotask(() => this.dispatch("ready", { boards: this.boards }));
  }

  dispatch(name: string, data: object) {
    if (this.readyState === FakeEventSource.CLOSED) return;
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
    open.delete(this);
  }
}

/** Without shared workers, each tab opens its own stream. */
export function installStreams() {
  Object.assign(globalThis, { EventSource: FakeEventSource, SharedWorker: undefined });
}

const send = (board: number, name: string, data: object) => {
  for (const stream of open) if (stream.boards.includes(board)) stream.dispatch(name, data);
};

export const live = {
  changed: (change: Pick<LiveChange, "board" | "what"> & Partial<LiveChange>) =>
    send(change.board, "changed", { at: "1", gone: [], ...change }),
  dragged: (message: DragMessage) => send(message.board, "drag", message),
  ended: (board: number) => send(board, "ended", { board }),
};
