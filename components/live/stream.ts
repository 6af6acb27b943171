import { retryDelay } from "@/components/live/retry-delay";
import type { LiveMessage, LiveState } from "@/components/live/messages";
import type { DragMessage, LiveChange } from "@/lib/live/changes";

const A_MOMENT = 50;
const MINUTE = 60_000;

/** The server ends every stream after 15 minutes; a new one is open before. */
const renewAfter = () => (12 + 2 * Math.random()) * MINUTE;

/** One open stream of some boards, opened again whenever it breaks. */
export class Stream {
  state: LiveState = "connecting";
  /** Those of the requested ones that may be seen, as far as is known. */
  boards: number[] = [];
  private requested: number[] = [];
  private current: EventSource | null = null;
  /** Opened beside the current one, so that nothing is missed while the boards change. */
  private next: EventSource | null = null;
  private failures = 0;
  /** Opening or closing in the meantime cancels an attempt. */
  private attempt = 0;
  private soon: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly notify: (message: LiveMessage) => void) {}

  /** Changes that follow each other at once, as when one page replaces another, open one stream. */
  look(boards: number[]) {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.lookNow(boards), A_MOMENT);
  }

  /** Tries at once, unless it is open. */
  wake() {
    if (this.state === "open" || this.boards.length === 0) return;
    this.failures = 0;
    this.open();
  }

  hasRefused(board: number) {
    return this.requested.includes(board) && !this.boards.includes(board);
  }

  close() {
    clearTimeout(this.soon);
    clearTimeout(this.timer);
    this.attempt += 1;
    this.current?.close();
    this.next?.close();
    this.current = this.next = null;
    this.state = "connecting";
  }

  private lookNow(boards: number[]) {
    if (String(boards) === String(this.requested)) return;
    this.requested = boards;
    this.boards = boards;
    this.failures = 0;
    if (boards.length > 0) this.open();
    else this.close();
  }

  private open() {
    clearTimeout(this.timer);
    this.attempt += 1;
    this.next?.close();
    const source = new EventSource(this.address());
    this.next = source;
    source.addEventListener("ready", ({ data }) =>
      this.ready(source, (JSON.parse(data) as { boards: number[] }).boards),
    );
    source.addEventListener("resync", () => this.notify({ kind: "open", boards: this.boards }));
    source.addEventListener(
      "changed",
      ({ data }) => source === this.current && this.notify({ kind: "changed", change: JSON.parse(data) as LiveChange }),
    );
    source.addEventListener(
      "drag",
      ({ data }) => source === this.current && this.notify({ kind: "drag", message: JSON.parse(data) as DragMessage }),
    );
    source.addEventListener("ended", ({ data }) => this.ended((JSON.parse(data) as { board: number }).board));
    source.addEventListener("error", () => this.broke(source));
  }

  private ready(source: EventSource, readable: number[]) {
    if (source === this.next) {
      this.current?.close();
      [this.current, this.next] = [source, null];
    }
    this.failures = 0;
    this.state = "open";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), renewAfter());
    for (const board of this.boards.filter((one) => !readable.includes(one))) this.ended(board);
    if (this.boards.length > 0) this.notify({ kind: "open", boards: this.boards });
  }

  private ended(board: number) {
    if (!this.boards.includes(board)) return;
    this.boards = this.boards.filter((one) => one !== board);
    if (this.boards.length === 0) this.close();
    this.notify({ kind: "ended", board });
  }

  private broke(source: EventSource) {
    if (source !== this.current && source !== this.next) return;
    if (source === this.current || !this.current) this.lose();
    // Otherwise the browser tries again by itself.
    if (source.readyState !== EventSource.CLOSED) return;

    if (source === this.current) this.current = null;
    else this.next = null;
    void this.retry((this.attempt += 1));
  }

  private lose() {
    this.state = "lost";
    this.notify({ kind: "lost" });
  }

  /** An `EventSource` does not say why it was refused. */
  private async retry(attempt: number) {
    const status = await fetch(this.address(), { method: "HEAD" }).then(
      (response) => response.status,
      () => 0,
    );
    if (attempt !== this.attempt) return;

    if (status === 403) return this.boards.forEach((board) => this.ended(board));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), retryDelay((this.failures += 1)));
  }

  private address() {
    return `/live/boards/${this.boards.join()}`;
  }
}
