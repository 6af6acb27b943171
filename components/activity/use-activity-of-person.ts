"use client";
import { useState } from "react";
import type { Outcome } from "@/components/ui/hooks/use-load-more";
import { api } from "@/lib/api";
import type { LineOfPerson } from "@/lib/activity/present";
import { oncePerId } from "@/lib/by-id";

/** What the page draws of a line: whole tasks and boards would be most of what it loads. */
export type DrawnLine = Pick<LineOfPerson, (typeof FACTS)[number]> & {
  task?: Pick<NonNullable<LineOfPerson["task"]>, "id" | "board_id" | "title">;
  board?: Pick<NonNullable<LineOfPerson["board"]>, "id" | "title">;
};

export interface LinesOfPerson {
  lines: readonly DrawnLine[];
  total: number;
}

interface PageOfLines {
  activities: DrawnLine[];
  pagination: { total: number };
}

const PAGE = 40;

const FACTS = [
  ...(["id", "object_id", "object_type", "action", "column", "old_value"] as const),
  ...(["new_value", "description", "settings", "user", "created_at"] as const),
];
const NAMES = ["task.id", "task.board_id", "task.title", "board.id", "board.title"];
const FIELDS = ["pagination.total", ...[...FACTS, ...NAMES].map((fact) => `activities.${fact}`)].join();

/** What the page began with, and further pages behind it. */
export function useActivityOfPerson(personId: number, first: LinesOfPerson) {
  const [known, setKnown] = useState({ first, ...first });
  // The page is drawn anew when somebody comes back to it.
  if (known.first !== first) setKnown({ first, ...newer(first, known) });

  async function loadMore(): Promise<Outcome> {
    try {
      const page = Math.floor(known.lines.length / PAGE) + 1;
      const path = `/boards/v2/member/${personId}/activities?page=${page}&_fields=${FIELDS}`;
      const { activities, pagination } = await api<PageOfLines>("GET", path);
      setKnown((now) => ({ ...now, ...longer(now, activities, pagination.total) }));
      return "came";
    } catch {
      return "failed";
    }
  }

  return { lines: known.lines, hasMore: known.lines.length < known.total, loadMore };
}

/** What was loaded stays, unless so much has come that something lies between. */
function newer(first: LinesOfPerson, known: LinesOfPerson): LinesOfPerson {
  const meets = first.lines.some(({ id }) => known.lines.some((line) => line.id === id));
  return { lines: meets ? oncePerId([...first.lines, ...known.lines]) : first.lines, total: first.total };
}

/** A page that brings nothing was the last one. */
function longer({ lines }: LinesOfPerson, page: readonly DrawnLine[], total: number): LinesOfPerson {
  const all = oncePerId([...lines, ...page]);
  return { lines: all, total: all.length === lines.length ? lines.length : total };
}
