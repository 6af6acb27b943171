"use client";
import { useState } from "react";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { api } from "@/lib/api";
import type { LineOfPerson } from "@/lib/activity/present";
import { oncePerId } from "@/lib/by-id";

/** The fields that the page needs: whole tasks and boards would be most of the response. */
export type LineView = Pick<LineOfPerson, (typeof LINE_FIELDS)[number]> & {
  task?: Pick<NonNullable<LineOfPerson["task"]>, "id" | "board_id" | "title">;
  board?: Pick<NonNullable<LineOfPerson["board"]>, "id" | "title">;
};

export interface LinesOfPerson {
  lines: readonly LineView[];
  total: number;
}

interface PageOfLines {
  activities: LineView[];
  pagination: { total: number };
}

const PAGE = 40;

const LINE_FIELDS = [
  ...(["id", "object_id", "object_type", "action", "column", "old_value"] as const),
  ...(["new_value", "description", "settings", "user", "created_at"] as const),
];
const NAME_FIELDS = ["task.id", "task.board_id", "task.title", "board.id", "board.title"];
const FIELDS = ["pagination.total", ...[...LINE_FIELDS, ...NAME_FIELDS].map((field) => `activities.${field}`)].join();

export function useActivityOfPerson(personId: number, first: LinesOfPerson) {
  const [loaded, setLoaded] = useState({ first, ...first });
  if (loaded.first !== first) setLoaded({ first, ...mergeNewer(first, loaded) });

  async function loadMore(): Promise<Outcome> {
    try {
      const page = Math.floor(loaded.lines.length / PAGE) + 1;
      const path = `/boards/v2/member/${personId}/activities?page=${page}&_fields=${FIELDS}`;
      const { activities, pagination } = await api<PageOfLines>("GET", path);
      setLoaded((now) => ({ ...now, ...appendPage(now, activities, pagination.total) }));
      return "loaded";
    } catch {
      return "failed";
    }
  }

  return { lines: loaded.lines, hasMore: loaded.lines.length < loaded.total, loadMore };
}

/** Loaded lines stay unless so many are new that there may be a gap. */
function mergeNewer(first: LinesOfPerson, loaded: LinesOfPerson): LinesOfPerson {
  const overlaps = first.lines.some(({ id }) => loaded.lines.some((line) => line.id === id));
  return { lines: overlaps ? oncePerId([...first.lines, ...loaded.lines]) : first.lines, total: first.total };
}

/** A page without new lines was the last one. */
function appendPage({ lines }: LinesOfPerson, page: readonly LineView[], total: number): LinesOfPerson {
  const all = oncePerId([...lines, ...page]);
  return { lines: all, total: all.length === lines.length ? lines.length : total };
}
