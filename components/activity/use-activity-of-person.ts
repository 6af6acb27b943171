"use client";
import { useState } from "react";
import type { Outcome } from "@/components/ui/use-more";
import { api } from "@/lib/api";
import type { LineOfPerson } from "@/lib/activity/present";
import { oncePerId } from "@/lib/by-id";

export interface LinesOfPerson {
  lines: readonly LineOfPerson[];
  total: number;
}

const PAGE = 40;

/** What the page began with, and further pages behind it. */
export function useActivityOfPerson(personId: number, first: LinesOfPerson) {
  const [known, setKnown] = useState({ first, ...first });
  // The page is drawn anew when somebody comes back to it.
  if (known.first !== first) setKnown({ first, ...newer(first, known) });

  async function loadMore(): Promise<Outcome> {
    try {
      const page = Math.floor(known.lines.length / PAGE) + 1;
      const { activities, pagination } = await api<{ activities: LineOfPerson[]; pagination: { total: number } }>("GET", `/boards/v2/member/${personId}/activities?page=${page}`);
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
function longer({ lines }: LinesOfPerson, page: readonly LineOfPerson[], total: number): LinesOfPerson {
  const all = oncePerId([...lines, ...page]);
  return { lines: all, total: all.length === lines.length ? lines.length : total };
}
