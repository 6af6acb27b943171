"use client";
import { useMemo, useSyncExternalStore } from "react";
import { markUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { withStorage } from "@/components/ui/hooks/with-storage";
import type { CommentImage } from "@/lib/comments/present";

/** A text that is not saved yet, and the one from which it was begun. It outlives its page, for as long as the tab is there. */
export interface Draft {
  from: string | null;
  text: string;
  /** Those beside the words of a comment. */
  images?: readonly CommentImage[];
}

/** What is written on a task; comments by the id of the one that is answered or changed. */
export type DraftOf = "title" | "description" | "comment" | `reply to ${number}` | `comment ${number}`;

export const draftKey = (userId: number, taskId: number, property: DraftOf) => draftsOn(userId, taskId) + property;

const draftsOn = (userId: number, taskId: number) => `boards draft ${userId} ${taskId} `;

/** What this page knows; the browser's own store may be closed or full. */
const known = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function keepDraft(key: string, draft: Draft): void {
  put(key, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  put(key, null);
}

export function draftOf(key: string): Draft | null {
  return parsed(rawOf(key));
}

/** Null in the server's page. */
export function useDraft(key: string): Draft | null {
  const raw = useSyncExternalStore(
    subscribe,
    () => rawOf(key),
    () => null,
  );
  return useMemo(() => parsed(raw), [raw]);
}

/** What is unsaved on a task; nothing in the server's page. */
export function useDraftsOn(userId: number, taskId: number): DraftOf[] {
  const found = useSyncExternalStore(
    subscribe,
    () => propertiesIn(draftsOn(userId, taskId)).join("\n"),
    () => "",
  );
  return useMemo(() => found.split("\n").filter(Boolean) as DraftOf[], [found]);
}

function propertiesIn(drafts: string): string[] {
  const keys = new Set([
    ...known.keys(),
    ...(withStorage(
      () => sessionStorage,
      (store) => Object.keys(store),
    ) ?? []),
  ]);
  return [...keys]
    .filter((key) => key.startsWith(drafts) && rawOf(key) !== null)
    .map((key) => key.slice(drafts.length))
    .sort();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(key: string, raw: string | null) {
  known.set(key, raw);
  // Kept over a reload, but not when the tab is closed; the browser does not say which of them it is.
  markUnsaved(key, raw !== null);
  withStorage(
    () => sessionStorage,
    (store) => (raw === null ? store.removeItem(key) : store.setItem(key, raw)),
  );
  listeners.forEach((listener) => listener());
}

function rawOf(key: string): string | null {
  if (!known.has(key)) find(key);
  return known.get(key) ?? null;
}

function find(key: string) {
  const raw = withStorage(
    () => sessionStorage,
    (store) => store.getItem(key),
  );
  known.set(key, raw);
  if (raw !== null) markUnsaved(key, true);
}

function parsed(raw: string | null): Draft | null {
  return raw === null ? null : (JSON.parse(raw) as Draft);
}
