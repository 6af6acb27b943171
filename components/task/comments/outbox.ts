"use client";
import { useSyncExternalStore } from "react";
import { withRetry } from "@/components/files/with-retry";
import { newName } from "@/components/files/send-file";
import { askBeforeLeaving } from "@/components/ui/hooks/ask-before-leaving";
import { problemOf } from "@/components/ui/feedback/problem";
import { stored } from "@/components/ui/hooks/stored";
import type { CommentImage } from "@/lib/comments/present";

export interface Written {
  /** What is answered. */
  parentId: number | null;
  text: string;
  images: readonly CommentImage[];
  /** The newest comment that was known when it was written. */
  after: number;
}

/** Written and not taken by the server yet. */
export interface Unsent extends Written {
  /** The server takes it once, however often it is sent with this key. */
  key: string;
  state: "going" | "offline" | "failed";
  /** Why it failed, in words. */
  problem: string;
}

/** @throws ApiError */
export type Post = (unsent: Unsent) => Promise<void>;

export const outboxOf = (userId: number, taskId: number) => `boards outbox ${userId} ${taskId}`;

const NONE: readonly Unsent[] = [];

/** What this page knows. It outlives the task's dialog, and a reload where the browser keeps it. */
const known = new Map<string, readonly Unsent[]>();
const stops = new Map<string, AbortController>();
const busy = new Set<string>();
const listeners = new Set<() => void>();

export const unsentIn = (outbox: string): readonly Unsent[] => {
  if (!known.has(outbox)) known.set(outbox, kept(outbox));
  return known.get(outbox) ?? NONE;
};

export const useUnsent = (outbox: string): readonly Unsent[] =>
  useSyncExternalStore(
    subscribe,
    () => unsentIn(outbox),
    () => NONE,
  );

/** Sends a comment behind those that were written before. What fails stays until it is sent again or thrown away. */
export function putIn(outbox: string, written: Written, post: Post): void {
  show(outbox, [...unsentIn(outbox), { ...written, key: newName(), state: "going", problem: "" }]);
  void sendAll(outbox, post);
}

export function sendAgain(outbox: string, key: string, post: Post): void {
  change(outbox, key, { state: "going", problem: "" });
  void sendAll(outbox, post);
}

/** Ends its sending, too. What the server has taken already stays there. */
export function throwAway(outbox: string, key: string): void {
  stops.get(key)?.abort();
  remove(outbox, key);
}

/** Goes on with what a reload has interrupted, one after the other, so that they stand in the order in which they were written. */
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
  async function ask() {
    // It may have been thrown away during a pause.
    signal.throwIfAborted();
    await post(unsent);
  }

  try {
    await withRetry(ask, { signal, onOffline: () => change(outbox, unsent.key, { state: "offline" }) });
    remove(outbox, unsent.key);
  } catch (error) {
    if (!signal.aborted) change(outbox, unsent.key, { state: "failed", problem: problemOf(error) });
  } finally {
    stops.delete(unsent.key);
  }
}

const change = (outbox: string, key: string, to: Partial<Unsent>) =>
  show(
    outbox,
    unsentIn(outbox).map((each) => (each.key === key ? { ...each, ...to } : each)),
  );

const remove = (outbox: string, key: string) =>
  show(
    outbox,
    unsentIn(outbox).filter((each) => each.key !== key),
  );

function show(outbox: string, list: readonly Unsent[]) {
  known.set(outbox, list);
  askBeforeLeaving(outbox, list.length > 0);
  stored(
    () => sessionStorage,
    (store) => (list.length === 0 ? store.removeItem(outbox) : store.setItem(outbox, JSON.stringify(list))),
  );
  listeners.forEach((listener) => listener());
}

/** Only `show` puts any there. */
function kept(outbox: string): readonly Unsent[] {
  const raw = stored(
    () => sessionStorage,
    (store) => store.getItem(outbox),
  );
  if (raw === null) return NONE;
  askBeforeLeaving(outbox, true);
  return JSON.parse(raw) as Unsent[];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
