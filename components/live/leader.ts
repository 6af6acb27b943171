import { Stream } from "@/components/live/stream";
import { Wants } from "@/components/live/wants";
import type { Word } from "@/components/live/words";

/** The tab that holds the stream of all tabs. */
export class Leader {
  private readonly wants = new Wants();
  private readonly stream: Stream;
  private isClosed = false;

  constructor(sayToAll: (word: Word) => void) {
    this.stream = new Stream(sayToAll);
  }

  knows(tab: string) {
    return this.wants.knows(tab);
  }

  /** A tab watches these boards from now on: what it has to know. */
  want(tab: string, boards: number[]): Word[] {
    this.wants.set(tab, boards);
    this.stream.look(this.wants.all());
    const refused = boards.filter((board) => this.stream.hasRefused(board));
    return [...this.stateFor(boards), ...refused.map((board): Word => ({ kind: "ended", board }))];
  }

  /** The tab is gone. */
  forget(tab: string) {
    if (this.isClosed) return;
    this.wants.forget(tab);
    this.stream.look(this.wants.all());
  }

  wake() {
    this.stream.wake();
  }

  close() {
    this.isClosed = true;
    this.stream.close();
  }

  private stateFor(boards: number[]): Word[] {
    const seen = boards.filter((board) => this.stream.boards.includes(board));
    if (this.stream.state === "lost") return [{ kind: "lost" }];
    return this.stream.state === "open" && seen.length > 0 ? [{ kind: "open", boards: seen }] : [];
  }
}
