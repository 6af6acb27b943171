import type { Draft } from "@/components/text/saving/drafts";
import { writerIn } from "@/components/text/editor/who-changed";
import type { WriterJson } from "@/lib/activity/writer";
import { ApiError } from "@/lib/api";

export type SavingState =
  | { kind: "idle" }
  | { kind: "failed"; problem: unknown }
  | { kind: "conflict"; theirs: string | null; by?: WriterJson };

export interface TextSaverOptions {
  /**
   * Saves a text that is based on `from`. @returns the stored text. @throws ApiError, 409 when another text is
   * stored
   */
  send: (text: string, from: string | null) => Promise<string | null>;
  read: () => Promise<string | null>;
  /** Compares texts, which may be equal in other HTML. */
  isSame: (one: string | null, other: string | null) => boolean;
  storeDraft: (draft: Draft) => void;
  /** With `settled` only if the draft is this text: a newer one may have been typed elsewhere. */
  discardDraft: (settled?: string) => void;
  /** Called when nobody listens. */
  notify: (state: SavingState) => void;
  pause?: number;
}

/** Saves a text while it is written: after a pause, one request at a time, and never over what somebody else wrote. */
export class TextSaver {
  private notify: TextSaverOptions["notify"];
  private unsaved: string | null = null;
  /** A text whose request failed may be stored nevertheless. */
  private unconfirmed: string | null = null;
  private theirs: { text: string | null } | null = null;
  private sending: Promise<void> | null = null;
  /** Asked for during a request, which may fail without the latest text. */
  private isAskedAgain = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private from: string | null,
    private readonly options: TextSaverOptions,
  ) {
    this.notify = options.notify;
  }

  type(text: string): void {
    this.unsaved = text;
    this.options.storeDraft({ from: this.from, text });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.options.pause ?? 1000);
  }

  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.isAskedAgain = this.sending !== null;
    this.sending ??= this.sendAll().finally(() => (this.sending = null));
    return this.sending;
  }

  /** Whether nothing is written that is not saved. */
  isIdle(): boolean {
    return this.unsaved === null && this.sending === null;
  }

  /** Sets the text on which the next one is based. @returns false while something is unsaved */
  follow(stored: string | null): boolean {
    if (!this.isIdle()) return false;
    this.from = stored;
    return true;
  }

  /** @returns a function that stops listening */
  listen(listener: TextSaverOptions["notify"]): () => void {
    this.notify = listener;
    return () => void (this.notify = this.options.notify);
  }

  keepMine(): Promise<void> {
    this.endConflict();
    return this.flush();
  }

  takeTheirs(): void {
    this.endConflict();
    this.unsaved = null;
    clearTimeout(this.timer);
    this.options.discardDraft();
    this.notify({ kind: "idle" });
  }

  private endConflict() {
    if (this.theirs) this.from = this.theirs.text;
    this.theirs = null;
  }

  private async sendAll(): Promise<void> {
    while (this.unsaved !== null && !this.theirs) {
      if (this.options.isSame(this.unsaved, this.from)) this.settle(this.unsaved, this.from);
      else if ((await this.hasFailed(this.unsaved)) && !this.isAskedAgain) return;
      else this.isAskedAgain = false;
    }
  }

  /** @returns whether retrying without the person is useless */
  private async hasFailed(text: string): Promise<boolean> {
    try {
      this.settle(text, await this.options.send(text, this.from));
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return this.isConflict(text, error);
      this.unconfirmed = text;
      return this.fail(error);
    }
  }

  /** The text that is stored may be ours: a response can be lost, and the server may store a text in other HTML. */
  private async isConflict(text: string, refusal: ApiError): Promise<boolean> {
    let current: string | null;
    try {
      current = await this.options.read();
    } catch (error) {
      return this.fail(error);
    }
    const isOurs = this.options.isSame(current, text);
    if (isOurs || this.isExpected(current)) {
      this.from = current;
      if (isOurs) this.settle(text, current);
      return false;
    }
    this.theirs = { text: current };
    this.notify({ kind: "conflict", theirs: current, by: writerIn(refusal, current) });
    return true;
  }

  private isExpected(current: string | null): boolean {
    const { isSame } = this.options;
    return isSame(current, this.from) || (this.unconfirmed !== null && isSame(current, this.unconfirmed));
  }

  private fail(problem: unknown): true {
    this.notify({ kind: "failed", problem });
    return true;
  }

  private settle(text: string, stored: string | null) {
    this.from = stored;
    this.notify({ kind: "idle" });
    if (this.unsaved === text) {
      this.unsaved = null;
      this.options.discardDraft(text);
    } else if (this.unsaved !== null) this.options.storeDraft({ from: this.from, text: this.unsaved });
  }
}
