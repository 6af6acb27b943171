"use client";
import { useFormatter } from "next-intl";
import { type Counts, useCount, useLiveCounts } from "@/components/roadmap/parts/live-counts";

export function LiveCounts({ boardId, ideaIds }: { boardId: number; ideaIds: readonly number[] }) {
  useLiveCounts(boardId, ideaIds);
  return null;
}

interface LiveNumberProps {
  ideaId: number;
  kind: keyof Counts;
  initial: number;
}

export function LiveNumber({ ideaId, kind, initial }: LiveNumberProps) {
  const count = useCount(ideaId, kind, initial);
  return useFormatter().number(count);
}
