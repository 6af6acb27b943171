import type { Draft } from "@/components/text/saving/drafts";
import { type SavingState, TextSaver, type TextSaverOptions } from "@/components/text/saving/text-saver";

export interface DescriptionWriterOptions extends Pick<
  TextSaverOptions,
  "send" | "read" | "isSame" | "storeDraft" | "discardDraft"
> {
  /** Resolves when there is a connection. @throws when the signal is aborted */
  untilOnline: (unwanted: AbortSignal) => Promise<void>;
  /** Called when nobody listens. */
  notify: (state: SavingState) => void;
}

/** `waiting` is for the connection: nothing has been sent yet. */
export type SendingPhase = "none" | "waiting" | "sending";

export interface WriterState {
  saving: SavingState;
  phase: SendingPhase;
}

/** A text that is sent only on request. What is typed during a request stays a draft until the next one. */
export class DescriptionWriter {
  private from: string | null;
  private current: string;
  private stored: string | null;
  /** The text of the last request to save. */
  private requested: string;
  private currentState: WriterState = { saving: { kind: "idle" }, phase: "none" };
  private readonly listeners = new Set<() => void>();
  private readonly cancelled = new AbortController();
  private readonly saver: TextSaver;

  constructor(
    { from, text }: Draft,
    private readonly options: DescriptionWriterOptions,
  ) {
    this.from = this.stored = from;
    this.current = this.requested = text;
    this.saver = new TextSaver(from, {
      send: (wanted, expected) => this.send(wanted, expected),
      read: async () => (this.stored = await options.read()),
      isSame: options.isSame,
      storeDraft: (draft) => this.storeLatest(draft.from),
      discardDraft: () => (this.current === this.requested ? this.end() : this.storeLatest(this.stored)),
      notify: (saving) => this.receive(saving),
    });
  }

  readonly text = () => this.current;
  readonly state = () => this.currentState;
  readonly isWorking = () => this.currentState.phase !== "none";

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly type = (next: string) => {
    this.current = next;
    if (this.saver.isIdle() && this.options.isSame(next, this.from)) this.options.discardDraft();
    else this.storeLatest(this.from);
  };

  /** @returns whether everything is saved, including what was typed in the meantime */
  async save(how: "flush" | "keepMine"): Promise<boolean> {
    this.requested = this.current;
    this.saver.type(this.current);
    await this.saver[how]();
    this.show({ phase: "none" });
    return this.saver.isIdle() && this.current === this.requested;
  }

  takeTheirs(): void {
    this.requested = this.current;
    this.saver.takeTheirs();
  }

  /** Cancels what waits for the connection. @returns false if the request is already on its way */
  cancel(): boolean {
    this.cancelled.abort();
    this.options.discardDraft();
    return this.currentState.phase !== "sending";
  }

  private async send(wanted: string, expected: string | null): Promise<string | null> {
    this.show({ phase: "waiting" });
    await this.options.untilOnline(this.cancelled.signal);
    this.cancelled.signal.throwIfAborted();
    this.show({ phase: "sending" });
    return (this.stored = await this.options.send(wanted, expected));
  }

  private show(change: Partial<WriterState>) {
    this.currentState = { ...this.currentState, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private receive(saving: SavingState) {
    if (this.cancelled.signal.aborted) return;
    this.show({ saving });
    if (this.listeners.size === 0) this.options.notify(saving);
  }

  private storeLatest(from: string | null) {
    this.from = from;
    if (!this.cancelled.signal.aborted) this.options.storeDraft({ from, text: this.current });
  }

  private end() {
    this.from = this.stored;
    if (!this.cancelled.signal.aborted) this.options.discardDraft();
  }
}
