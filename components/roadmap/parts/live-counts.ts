"use client";
import { useEffect, useSyncExternalStore } from "react";
import { reach } from "@/lib/api";

export interface Counts {
  votes: number;
  comments: number;
}

/** Newer counts than the page brought, by idea. */
const latest = new Map<number, Partial<Counts>>();
const listeners = new Set<() => void>();

export function setCounts(ideaId: number, counts: Partial<Counts>): void {
  latest.set(ideaId, { ...latest.get(ideaId), ...counts });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useCount = (ideaId: number, kind: keyof Counts, initial: number): number =>
  useSyncExternalStore(
    subscribe,
    () => latest.get(ideaId)?.[kind] ?? initial,
    () => initial,
  );

const EVERY = 10_000;

/** Asks for the counts of the ideas on the page, as long as it is seen. The server answers 304 when nothing has changed. */
export function useLiveCounts(boardId: number, ideaIds: readonly number[]): void {
  const query = ideaIds.map((id) => `ids[]=${id}`).join("&");
  useEffect(() => {
    // What an earlier page knew is older than what this one brought.
    latest.clear();
    const abort = new AbortController();
    let etag = "";
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const headers = { Accept: "application/json", ...(etag && { "If-None-Match": etag }) };
      const url = `/wp-json/boards-app/v1/roadmaps/${boardId}/counts?${query}`;
      const response = await reach(url, { headers, signal: abort.signal }).catch(() => null);
      if (response?.status !== 200) return;

      etag = response.headers.get("etag") ?? "";
      const { ideas }: Answer = await response.json();
      for (const { id, vote_count: votes, comments_count: comments } of ideas) setCounts(id, { votes, comments });
    };
    const timer = setInterval(() => void ask(), EVERY);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [boardId, query]);
}

interface Answer {
  ideas: { id: number; vote_count: number; comments_count: number }[];
}
