"use client";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { dependenciesKey, readDependencies } from "@/components/board-store/board-data";
import { isDependencyEdit } from "@/components/board-store/edits";
import { withDependencyEdit } from "@/components/board-store/edits/dependency-edits";
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
  return useMemo(
    () => (known ? edits.filter(isDependencyEdit).reduce(withDependencyEdit, known) : NONE),
    [known, edits],
  );
}

const NONE: readonly DependencyJson[] = [];
