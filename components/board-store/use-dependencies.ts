"use client";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { dependenciesKey, readDependencies } from "@/components/board-store/board-data";
import { useChangeCode } from "@/components/board-store/change-code";
import { usePending } from "@/components/board-store/use-save";
import type { DependencyJson } from "@/lib/dependencies/present";

/** What waits for what on a board, with pending edits. Empty until it is read, and in the free tier. */
export function useDependencies(boardId: number, { isPro }: { isPro: boolean }): readonly DependencyJson[] {
  const edits = usePending(boardId);
  const known = useQuery({
    queryKey: dependenciesKey(boardId),
    queryFn: () => readDependencies(boardId),
    enabled: isPro,
  }).data;
  const code = useChangeCode();
  return useMemo(() => {
    if (!known) return NONE;
    return code ? edits.filter(code.isDependencyEdit).reduce(code.withDependencyEdit, known) : known;
  }, [code, known, edits]);
}

const NONE: readonly DependencyJson[] = [];
