"use client";
import { useMemo } from "react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { applySaved } from "@/components/filters/saved-query";
import { readSavedFilters } from "@/components/filters/saved/use-saved-filters";
import { type Row, running } from "@/components/palette/row";

/** The saved filters of the open board. Without an answer there are none, because the panel of the filters reports it. */
export function useSavedRows(boardId: number | undefined): readonly Row[] {
  const { data } = useQuery({
    queryKey: ["saved filters", boardId],
    queryFn: boardId === undefined ? skipToken : () => readSavedFilters(boardId),
    staleTime: 0,
    networkMode: "always",
    retry: false,
  });
  return useMemo(
    () =>
      (data ?? []).map(({ id, name, query }) => ({
        ...{ id: `saved ${id}`, title: name, Icon: Bookmark },
        act: running(() => applySaved({ id, query })),
      })),
    [data],
  );
}
