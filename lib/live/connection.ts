import "server-only";

interface ConnectionOptions {
  sessionId: string;
  userId: number;
  boards: number[];
}

/** In bytes: some hundred changes. A slower reader loses the stream, and resyncs on the next one. */
const MAX_QUEUED = 64 * 1024;
const MAX_DURATION = 15 * 60_000;

/** One open stream of server-sent events. */
export class LiveConnection {
  readonly sessionId: string;
  readonly userId: number;
  /** The requested boards that the person may still see. */
  readonly boards: Set<number>;
  readonly body: ReadableStream<Uint8Array>;
  /** Set once access to the boards is confirmed. */
  isAdmitted = false;
  isOpen = false;
  private readonly output: Output;
  private deadline: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    { sessionId, userId, boards }: ConnectionOptions,
    private readonly onEnd: (connection: LiveConnection) => void,
  ) {
    this.sessionId = sessionId;
    this.userId = userId;
    this.boards = new Set(boards);
    [this.body, this.output] = streamOf(() => this.remove());
  }

  /** Ends at `until` and after 15 minutes at most: the browser connects again and is checked again. */
  admit(until: Date) {
    this.isAdmitted = true;
    const time = Math.min(MAX_DURATION, until.getTime() - Date.now());
    this.deadline = setTimeout(() => this.end(), time).unref();
  }

  open(frame: Uint8Array) {
    this.isOpen = true;
    this.send(frame);
  }

  /** Nothing is missed before the stream is open. */
  send(frame: Uint8Array) {
    if (!this.isOpen || this.hasEnded) return;
    if ((this.output.desiredSize ?? 0) >= frame.byteLength) this.output.enqueue(frame);
    else this.abort();
  }

  /** Gets short frames only, so that a slow network does not lose the stream. */
  get isBehind(): boolean {
    return (this.output.desiredSize ?? 0) < MAX_QUEUED / 2;
  }

  end() {
    if (this.hasEnded) return;
    this.remove();
    this.output.close();
  }

  private abort() {
    this.remove();
    this.output.error(new DOMException("The reader is too slow.", "AbortError"));
  }

  private remove() {
    this.hasEnded = true;
    clearTimeout(this.deadline);
    this.onEnd(this);
  }
}

type Output = ReadableStreamDefaultController<Uint8Array>;

function streamOf(onCancel: () => void): [ReadableStream<Uint8Array>, Output] {
  const outputs: Output[] = [];
  const body = new ReadableStream<Uint8Array>(
    { start: (output) => void outputs.push(output), cancel: onCancel },
    { highWaterMark: MAX_QUEUED, size: (frame) => frame?.byteLength ?? 0 },
  );
  const [output] = outputs;
  if (!output) throw new Error("A stream starts at once.");
  return [body, output];
}
