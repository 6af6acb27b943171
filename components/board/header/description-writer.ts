import type { Draft } from "@/components/text/saving/drafts";
import { newTextSaver, type SavingState, type TextSaverOptions } from "@/components/text/saving/text-saver";

export interface DescriptionWriterOptions extends Pick<
  TextSaverOptions,
  "send" | "read" | "isSame" | "storeDraft" | "discardDraft"
> {
  /** Ends when there is a connection. @throws when the signal says that it is no longer wanted */
  untilOnline: (unwanted: AbortSignal) => Promise<void>;
  /** Told when nobody listens. */
  notify: (state: SavingState) => void;
}

/** `waiting` is for the connection: nothing has been sent yet. */
export type Way = "none" | "waiting" | "sending";

export interface WriterState {
  saving: SavingState;
  way: Way;
}

export type DescriptionWriter = ReturnType<typeof newDescriptionWriter>;

/** A text that is sent only when the person says so. What is typed while it is on its way is kept, and waits for the next time. */
export function newDescriptionWriter(
  begun: Draft,
  { send, read, isSame, storeDraft, discardDraft, untilOnline, notify }: DescriptionWriterOptions,
) {
  let { from, text } = begun;
  let stored = from;
  let asked = text;
  let state: WriterState = { saving: { kind: "idle" }, way: "none" };
  const listeners = new Set<() => void>();
  const unwanted = new AbortController();

  const saver = newTextSaver(from, {
    send: async (wanted, expected) => {
      show({ way: "waiting" });
      await untilOnline(unwanted.signal);
      unwanted.signal.throwIfAborted();
      show({ way: "sending" });
      return (stored = await send(wanted, expected));
    },
    read: async () => (stored = await read()),
    isSame,
    storeDraft: (draft) => keepLatest(draft.from),
    discardDraft: () => (text === asked ? end() : keepLatest(stored)),
    notify: receive,
  });

  function show(change: Partial<WriterState>) {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function receive(saving: SavingState) {
    if (unwanted.signal.aborted) return;
    show({ saving });
    if (listeners.size === 0) notify(saving);
  }

  function keepLatest(begunFrom: string | null) {
    from = begunFrom;
    if (!unwanted.signal.aborted) storeDraft({ from, text });
  }

  function end() {
    from = stored;
    if (!unwanted.signal.aborted) discardDraft();
  }

  return {
    text: () => text,
    state: () => state,
    isWorking: () => state.way !== "none",
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    type: (next: string) => {
      text = next;
      if (saver.isIdle() && isSame(next, from)) discardDraft();
      else keepLatest(from);
    },
    /** @returns whether all of it is saved, with what was typed meanwhile */
    save: async (how: "flush" | "keepMine"): Promise<boolean> => {
      asked = text;
      saver.type(text);
      await saver[how]();
      show({ way: "none" });
      return saver.isIdle() && text === asked;
    },
    takeTheirs: () => {
      asked = text;
      saver.takeTheirs();
    },
    /** Takes back what waits for the connection. @returns whether nothing of it is on its way */
    cancel: (): boolean => {
      unwanted.abort();
      discardDraft();
      return state.way !== "sending";
    },
  };
}
