"use client";
import { useMemo, useSyncExternalStore } from "react";
import { markUnsaved } from "@/components/ui/hooks/unsaved-warning";
import { withStorage } from "@/components/ui/hooks/with-storage";
import type { CommentImage } from "@/lib/comments/present";

/** An unsaved text and the text it is based on. It lives as long as the tab. */
export interface Draft {
  from: string | null;
  text: string;
  images?: readonly CommentImage[];
  isMarkdown?: boolean;
  html?: string;
  /** For the team only. */
  isPrivate?: boolean;
}

/** Replies and comments carry the id of their comment. */
export type DraftProperty = "title" | "description" | "answer" | "comment" | `reply to ${number}` | `comment ${number}`;

export const draftKey = (userId: number, taskId: number, property: DraftProperty) =>
  draftPrefix(userId, taskId) + property;

const draftPrefix = (userId: number, taskId: number) => ["boards draft", userId, taskId, ""].join(" ");

/** Needed where session storage is unavailable or full. */
const cache = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function storeDraft(key: string, draft: Draft): void {
  write(key, JSON.stringify(draft));
}

export function discardDraft(key: string): void {
  write(key, null);
}

export function readDraft(key: string): Draft | null {
  return parseDraft(rawDraft(key));
}

/** Null on the server. */
export function useDraft(key: string): Draft | null {
  const raw = useSyncExternalStore(
    subscribe,
    () => rawDraft(key),
    () => null,
  );
  return useMemo(() => parseDraft(raw), [raw]);
}

/** Empty on the server. */
export function useDraftsOn(userId: number, taskId: number): DraftProperty[] {
  const found = useSyncExternalStore(
    subscribe,
    () => draftsOn(userId, taskId).join("\n"),
    () => "",
  );
  return useMemo(() => found.split("\n").filter(Boolean) as DraftProperty[], [found]);
}

export const draftsOn = (userId: number, taskId: number) =>
  propertiesIn(draftPrefix(userId, taskId)) as DraftProperty[];

function propertiesIn(drafts: string): string[] {
  const keys = new Set([
    ...cache.keys(),
    ...(withStorage(
      () => sessionStorage,
      (store) => Object.keys(store),
    ) ?? []),
  ]);
  return [...keys]
    .filter((key) => key.startsWith(drafts) && rawDraft(key) !== null)
    .map((key) => key.slice(drafts.length))
    .sort();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(key: string, raw: string | null) {
  cache.set(key, raw);
  // The browser does not say whether the page is reloaded or the tab is closed.
  markUnsaved(key, raw !== null);
  withStorage(
    () => sessionStorage,
    (store) => (raw === null ? store.removeItem(key) : store.setItem(key, raw)),
  );
  listeners.forEach((listener) => listener());
}

function rawDraft(key: string): string | null {
  if (!cache.has(key)) load(key);
  return cache.get(key) ?? null;
}

function load(key: string) {
  const raw = withStorage(
    () => sessionStorage,
    (store) => store.getItem(key),
  );
  cache.set(key, raw);
  if (raw !== null) markUnsaved(key, true);
}

function parseDraft(raw: string | null): Draft | null {
  return raw === null ? null : (JSON.parse(raw) as Draft);
}
