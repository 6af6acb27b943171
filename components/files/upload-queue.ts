"use client";
import { useSyncExternalStore } from "react";
import { askBeforeLeaving } from "@/components/ui/hooks/ask-before-leaving";
import { problemOf } from "@/components/ui/feedback/problem";
import { ApiError, type Watch } from "@/lib/api";

/** What is on its way to the server, as a list shows it. */
export interface Coming {
  id: number;
  name: string;
  /** In bytes; null for what is no file. */
  size: number | null;
  sent: number;
  state: "waiting" | "going" | "offline" | "failed";
  /** Of what has failed, in words. */
  problem: string;
  /** Whether the same thing may be taken when it is sent once more. */
  mayRetry: boolean;
}

export interface Sending {
  name: string;
  size: number | null;
  /** Why it is not even begun. */
  refusal?: string | undefined;
  /** @throws ApiError */
  run: (on: WatchedSending) => Promise<void>;
}

export interface WatchedSending extends Watch {
  /** Told when the connection is lost while it goes on trying. */
  onOffline: () => void;
}

interface Work extends Sending {
  stop: AbortController;
}

/** The others wait: each holds a connection, of which browsers have few. */
const AT_ONCE = 3;
const NONE: readonly Coming[] = [];

/** Place to what is on its way there. It outlives what shows it: who closes a task has not given up what comes to it. */
const shown = new Map<string, readonly Coming[]>();
const works = new Map<number, Work>();
const listeners = new Set<() => void>();
let made = 0;

/** What is on its way to a place, in the order in which it was given. */
export const comingTo = (place: string): readonly Coming[] => shown.get(place) ?? NONE;

export const useComing = (place: string): readonly Coming[] =>
  useSyncExternalStore(
    subscribe,
    () => comingTo(place),
    () => NONE,
  );

/** Sends them, a few at a time. What fails stays in the list until it is tried again or taken off. */
export function sendTo(place: string, sendings: readonly Sending[]): void {
  const added = sendings.map((sending) => comingOf(sending));
  show(place, [...comingTo(place), ...added]);
  sendWaiting(place);
}

export function tryAgain(place: string, id: number): void {
  const work = works.get(id);
  if (!work) return;
  works.set(id, { ...work, stop: new AbortController() });
  askBeforeLeaving(work.run, true);
  change(place, id, { state: "waiting", problem: "" });
  sendWaiting(place);
}

/** Ends it, or takes off the list what has failed. */
export function takeOff(place: string, id: number): void {
  works.get(id)?.stop.abort();
  remove(place, id);
  sendWaiting(place);
}

function comingOf(sending: Sending): Coming {
  made += 1;
  const { name, size, refusal } = sending;
  works.set(made, { ...sending, stop: new AbortController() });
  askBeforeLeaving(sending.run, refusal === undefined);
  return {
    id: made,
    name,
    size,
    sent: 0,
    state: refusal === undefined ? "waiting" : "failed",
    problem: refusal ?? "",
    mayRetry: false,
  };
}

function sendWaiting(place: string) {
  const list = comingTo(place);
  const free = AT_ONCE - list.filter(({ state }) => state === "going" || state === "offline").length;
  for (const { id } of list.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free)))
    void send(place, id);
}

async function send(place: string, id: number): Promise<void> {
  const work = works.get(id);
  if (!work) return;
  const { signal } = work.stop;
  change(place, id, { state: "going" });
  try {
    await work.run({
      signal,
      onSent: (sent) => change(place, id, { state: "going", sent }),
      onOffline: () => change(place, id, { state: "offline" }),
    });
    remove(place, id);
  } catch (error) {
    askBeforeLeaving(work.run, false);
    if (!signal.aborted) change(place, id, { state: "failed", problem: problemOf(error), mayRetry: isPassing(error) });
  }
  sendWaiting(place);
}

/** Not a word about the thing itself. */
const isPassing = (error: unknown) => !(error instanceof ApiError) || ![400, 413, 415].includes(error.status);

/** What was taken off meanwhile stays off. */
function change(place: string, id: number, to: Partial<Coming>) {
  show(
    place,
    comingTo(place).map((each) => (each.id === id ? { ...each, ...to } : each)),
  );
}

function remove(place: string, id: number) {
  const work = works.get(id);
  if (work) askBeforeLeaving(work.run, false);
  works.delete(id);
  show(
    place,
    comingTo(place).filter((each) => each.id !== id),
  );
}

function show(place: string, list: readonly Coming[]) {
  if (list.length > 0) shown.set(place, list);
  else shown.delete(place);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
