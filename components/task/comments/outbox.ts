"use client";
import { useSyncExternalStore } from "react";
import { withRetry } from "@/components/files/with-retry";
import { newName } from "@/components/files/send-file";
import { markUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { withStorage } from "@/components/ui/hooks/with-storage";
import type { CommentImage } from "@/lib/comments/present";

export interface NewComment {
  parentId: number | null;
  text: string;
  isMarkdown?: boolean;
  /** Of Markdown, as the editor shows it. */
  html?: string | undefined;
  images: readonly CommentImage[];
  /** Undefined where no comment is public. */
  isPrivate?: boolean | undefined;
  /** The newest comment that was loaded when it was written. */
  after: number;
}

/** Not confirmed by the server yet. */
export interface Unsent extends NewComment {
  /** The idempotency key: the server saves the comment once, however often it is sent. */
  key: string;
  state: "going" | "offline" | "failed";
  problem: string;
}

/** @throws ApiError */
export type Post = (unsent: Unsent) => Promise<void>;

export const outboxOf = (userId: number, taskId: number) => ["boards", "outbox", userId, taskId].join(" ");

const NONE: readonly Unsent[] = [];

/** Survives closing the dialog and, through the session storage, a reload. */
const known = new Map<string, readonly Unsent[]>();
const stops = new Map<string, AbortController>();
const busy = new Set<string>();
const listeners = new Set<() => void>();

export const unsentIn = (outbox: string): readonly Unsent[] => {
  if (!known.has(outbox)) known.set(outbox, loadStored(outbox));
  return known.get(outbox) ?? NONE;
};

export const useUnsent = (outbox: string): readonly Unsent[] =>
  useSyncExternalStore(
    subscribe,
    () => unsentIn(outbox),
    () => NONE,
  );

/** Sends a comment after the earlier ones. A failed one stays until it is sent again or discarded. */
export function enqueue(outbox: string, written: NewComment, post: Post): void {
  update(outbox, [...unsentIn(outbox), { ...written, key: newName(), state: "going", problem: "" }]);
  void sendAll(outbox, post);
}

export function resend(outbox: string, key: string, post: Post): void {
  change(outbox, key, { state: "going", problem: "" });
  void sendAll(outbox, post);
}

/** Aborts its request, too. A comment that the server has saved already stays there. */
export function discard(outbox: string, key: string): void {
  stops.get(key)?.abort();
  remove(outbox, key);
}

/** Sends what is waiting one by one, so that comments keep their order. Continues after a reload, too. */
export async function sendAll(outbox: string, post: Post): Promise<void> {
  if (busy.has(outbox)) return;

  busy.add(outbox);
  for (let next = waitingIn(outbox); next; next = waitingIn(outbox)) await send(outbox, next, post);
  busy.delete(outbox);
}

const waitingIn = (outbox: string) => unsentIn(outbox).find(({ state }) => state !== "failed");

async function send(outbox: string, unsent: Unsent, post: Post): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  stops.set(unsent.key, stop);
  async function attempt() {
    // It may have been discarded during a pause.
    signal.throwIfAborted();
    await post(unsent);
  }

  try {
    await withRetry(attempt, { signal, onOffline: () => change(outbox, unsent.key, { state: "offline" }) });
    remove(outbox, unsent.key);
  } catch (error) {
    if (!signal.aborted) change(outbox, unsent.key, { state: "failed", problem: errorMessage(error) });
  } finally {
    stops.delete(unsent.key);
  }
}

const change = (outbox: string, key: string, to: Partial<Unsent>) =>
  update(
    outbox,
    unsentIn(outbox).map((each) => (each.key === key ? { ...each, ...to } : each)),
  );

const remove = (outbox: string, key: string) =>
  update(
    outbox,
    unsentIn(outbox).filter((each) => each.key !== key),
  );

function update(outbox: string, list: readonly Unsent[]) {
  known.set(outbox, list);
  markUnsaved(outbox, list.length > 0);
  withStorage(
    () => sessionStorage,
    (store) => (list.length === 0 ? store.removeItem(outbox) : store.setItem(outbox, JSON.stringify(list))),
  );
  listeners.forEach((listener) => listener());
}

/** The cast is safe: only `update` writes this key. */
function loadStored(outbox: string): readonly Unsent[] {
  const raw = withStorage(
    () => sessionStorage,
    (store) => store.getItem(outbox),
  );
  if (raw === null) return NONE;
  markUnsaved(outbox, true);
  return JSON.parse(raw) as Unsent[];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
