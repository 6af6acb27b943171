import type { LiveMessage, TabMessage } from "@/components/live/messages";
import { Stream } from "@/components/live/stream";
import { WatchedBoards } from "@/components/live/watched-boards";

/** A tab, as the worker reaches it. */
type Tab = Pick<MessagePort, "postMessage">;

/** One stream for all tabs of the browser, because HTTP/1.1 allows few connections. */
export class StreamHub {
  private readonly watched = new WatchedBoards<Tab>();
  private readonly stream = new Stream((message) => this.watched.tabs().forEach((tab) => tab.postMessage(message)));

  receive(tab: Tab, message: TabMessage) {
    switch (message.kind) {
      case "watch":
        return this.watch(tab, message.boards);
      case "wake":
        return this.stream.wake();
    }
  }

  private watch(tab: Tab, boards: number[]) {
    this.watched.set(tab, boards);
    this.stream.look(this.watched.all());
    this.stateFor(boards).forEach((message) => tab.postMessage(message));
  }

  /** What a new tab has missed. */
  private stateFor(boards: number[]): LiveMessage[] {
    const refused = boards.filter((board) => this.stream.hasRefused(board));
    const open = boards.filter((board) => this.stream.boards.includes(board));
    return [
      ...(this.stream.state === "lost" ? [{ kind: "lost" } as const] : []),
      ...(this.stream.state === "open" && open.length > 0 ? [{ kind: "open", boards: open } as const] : []),
      ...refused.map((board) => ({ kind: "ended", board }) as const),
    ];
  }
}
