"use client";
import { useSyncExternalStore } from "react";
import { markUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ApiError, type Watch } from "@/lib/api";

export interface Upload {
  id: number;
  name: string;
  /** In bytes; null for links. */
  size: number | null;
  sent: number;
  state: "waiting" | "going" | "offline" | "failed";
  problem: string;
  /** Whether the server may accept it on another try. */
  mayRetry: boolean;
}

export interface UploadRequest {
  name: string;
  size: number | null;
  /** Why it is not sent at all. */
  rejection?: string | undefined;
  /** @throws ApiError */
  run: (on: UploadWatch) => Promise<void>;
}

export interface UploadWatch extends Watch {
  /** Called when the connection is lost while retries continue. */
  onOffline: () => void;
}

interface Job extends UploadRequest {
  stop: AbortController;
}

/** Browsers allow few connections. */
const MAX_PARALLEL = 3;
const NONE: readonly Upload[] = [];

/** By place. Uploads continue when their list is closed. */
const shown = new Map<string, readonly Upload[]>();
const jobs = new Map<number, Job>();
const listeners = new Set<() => void>();
let lastId = 0;

export const uploadsTo = (place: string): readonly Upload[] => shown.get(place) ?? NONE;

export const useUploads = (place: string): readonly Upload[] =>
  useSyncExternalStore(
    subscribe,
    () => uploadsTo(place),
    () => NONE,
  );

/** Failed uploads stay in the list until they are retried or removed. */
export function queueUploads(place: string, requests: readonly UploadRequest[]): void {
  const added = requests.map((request) => uploadOf(request));
  show(place, [...uploadsTo(place), ...added]);
  sendWaiting(place);
}

export function retryUpload(place: string, id: number): void {
  const job = jobs.get(id);
  if (!job) return;
  jobs.set(id, { ...job, stop: new AbortController() });
  markUnsaved(job.run, true);
  change(place, id, { state: "waiting", problem: "" });
  sendWaiting(place);
}

export function removeUpload(place: string, id: number): void {
  jobs.get(id)?.stop.abort();
  remove(place, id);
  sendWaiting(place);
}

function uploadOf(request: UploadRequest): Upload {
  lastId += 1;
  const { name, size, rejection } = request;
  jobs.set(lastId, { ...request, stop: new AbortController() });
  markUnsaved(request.run, rejection === undefined);
  return {
    id: lastId,
    name,
    size,
    sent: 0,
    state: rejection === undefined ? "waiting" : "failed",
    problem: rejection ?? "",
    mayRetry: false,
  };
}

function sendWaiting(place: string) {
  const list = uploadsTo(place);
  const free = MAX_PARALLEL - list.filter(({ state }) => state === "going" || state === "offline").length;
  for (const { id } of list.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free)))
    void send(place, id);
}

async function send(place: string, id: number): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;
  const { signal } = job.stop;
  change(place, id, { state: "going" });
  try {
    await job.run({
      signal,
      onSent: (sent) => change(place, id, { state: "going", sent }),
      onOffline: () => change(place, id, { state: "offline" }),
    });
    remove(place, id);
  } catch (error) {
    markUnsaved(job.run, false);
    if (!signal.aborted) change(place, id, { state: "failed", problem: errorMessage(error), mayRetry: mayPass(error) });
  }
  sendWaiting(place);
}

/** The file itself was not rejected. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || ![400, 413, 415].includes(error.status);

/** Removed uploads stay removed. */
function change(place: string, id: number, to: Partial<Upload>) {
  show(
    place,
    uploadsTo(place).map((each) => (each.id === id ? { ...each, ...to } : each)),
  );
}

function remove(place: string, id: number) {
  const job = jobs.get(id);
  if (job) markUnsaved(job.run, false);
  jobs.delete(id);
  show(
    place,
    uploadsTo(place).filter((each) => each.id !== id),
  );
}

function show(place: string, list: readonly Upload[]) {
  if (list.length > 0) shown.set(place, list);
  else shown.delete(place);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
