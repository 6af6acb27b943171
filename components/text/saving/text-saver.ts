import type { Draft } from "@/components/text/saving/drafts";
import { writerIn } from "@/components/text/editor/who-changed";
import type { WriterJson } from "@/lib/activity/writer";
import { ApiError } from "@/lib/api";

export type SavingState =
  | { kind: "idle" }
  | { kind: "failed"; problem: unknown }
  | { kind: "conflict"; theirs: string | null; by?: WriterJson };

export interface TextSaverOptions {
  /** Saves a text that was begun from another one, and tells how it is stored. @throws ApiError, 409 when another one is stored meanwhile */
  send: (text: string, from: string | null) => Promise<string | null>;
  /** What is stored now. */
  read: () => Promise<string | null>;
  /** The same text, however it is written. */
  isSame: (one: string | null, other: string | null) => boolean;
  storeDraft: (draft: Draft) => void;
  /** Forgets what is kept; with a text, only if it is this one: another may be written elsewhere by now. */
  discardDraft: (settled?: string) => void;
  /** Told when nobody listens. */
  notify: (state: SavingState) => void;
  pause?: number;
}

export type TextSaver = ReturnType<typeof newTextSaver>;

/** Saves a text while it is written: after a pause, one at a time, never over what somebody else wrote, and never forgets it. */
export function newTextSaver(
  first: string | null,
  { send, read, isSame, storeDraft, discardDraft, notify: notifyDefault, pause = 1000 }: TextSaverOptions,
) {
  let notify = notifyDefault;
  let from = first;
  let unsaved: string | null = null;
  // Of this one nobody knows whether it has arrived.
  let unconfirmed: string | null = null;
  let theirs: { text: string | null } | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function type(text: string) {
    unsaved = text;
    storeDraft({ from, text });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll().finally(() => (sending = null));
    return sending;
  }

  async function sendAll(): Promise<void> {
    while (unsaved !== null && !theirs) {
      if (isSame(unsaved, from)) settle(unsaved, from);
      else if (await hasFailed(unsaved)) return;
    }
  }

  /** @returns whether it is no use to go on by itself */
  async function hasFailed(text: string): Promise<boolean> {
    try {
      settle(text, await send(text, from));
      return false;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return found(text, error);
      unconfirmed = text;
      return fail(error);
    }
  }

  /** Another text is stored. It may be ours: an answer can be lost on its way, and a text is written in more than one way. */
  async function found(text: string, refusal: ApiError): Promise<boolean> {
    let current: string | null;
    try {
      current = await read();
    } catch (error) {
      return fail(error);
    }
    const wasOurs = isSame(current, text);
    if (wasOurs || isSame(current, from) || (unconfirmed !== null && isSame(current, unconfirmed))) {
      from = current;
      if (wasOurs) settle(text, current);
      return false;
    }
    theirs = { text: current };
    notify({ kind: "conflict", theirs: current, by: writerIn(refusal, current) });
    return true;
  }

  function fail(problem: unknown): true {
    notify({ kind: "failed", problem });
    return true;
  }

  function settle(text: string, stored: string | null) {
    from = stored;
    notify({ kind: "idle" });
    if (unsaved === text) {
      unsaved = null;
      discardDraft(text);
    } else if (unsaved !== null) storeDraft({ from, text: unsaved });
  }

  return {
    type,
    flush,
    /** Nothing is written that is not saved. */
    isIdle: () => unsaved === null && sending === null,
    /** The text from which the next one is begun. @returns false while something is written */
    follow: (stored: string | null) => {
      if (unsaved !== null || sending) return false;
      from = stored;
      return true;
    },
    listen: (listener: TextSaverOptions["notify"]) => {
      notify = listener;
      return () => void (notify = notifyDefault);
    },
    keepMine: () => {
      if (theirs) from = theirs.text;
      theirs = null;
      return flush();
    },
    takeTheirs: () => {
      if (theirs) from = theirs.text;
      theirs = null;
      unsaved = null;
      clearTimeout(timer);
      discardDraft();
      notify({ kind: "idle" });
    },
  };
}
