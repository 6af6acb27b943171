import type { LiveMessage, TabMessage } from "@/components/live/messages";
import type { Source } from "@/components/live/watch";

/** The stream that a worker holds for all tabs of the browser. */
export class SharedStream implements Source {
  private readonly port: MessagePort;
  private boards: number[] = [];

  /** @param onBroken called once if the worker can't be started */
  constructor(notify: (message: LiveMessage) => void, onBroken: () => void) {
    const worker = new SharedWorker(new URL("./worker.ts", import.meta.url), { name: "boards-live" });
    worker.onerror = onBroken;
    this.port = worker.port;
    this.port.onmessage = ({ data }: MessageEvent<LiveMessage>) => notify(data);
    // A worker does not notice that a tab is closed, and a page may come back from the browser's cache.
    window.addEventListener("pagehide", () => this.send({ kind: "watch", boards: [] }));
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.look(this.boards));
  }

  look(boards: number[]) {
    this.boards = boards;
    this.send({ kind: "watch", boards });
  }

  wake() {
    this.send({ kind: "wake" });
  }

  private send(message: TabMessage) {
    this.port.postMessage(message);
  }
}
