"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { type LaneGrouping, lanesIn, NO_LANES } from "@/components/board/views/lanes";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";
import { changeSearch } from "@/components/ui/hooks/navigation";

export interface LanesOnScreen {
  /** Null without swimlanes. */
  by: LaneGrouping | null;
  choose: (by: LaneGrouping | null) => void;
  /** Lanes without tasks, too. */
  showsEmpty: boolean;
  showEmpty: (isShown: boolean) => void;
}

/** By what the kanban is divided into swimlanes: as the address says, otherwise as the person chose last. */
export function useLanes(path: string, saved: BoardLayout): LanesOnScreen {
  const params = useSearchParams();
  const { layout, change } = useLayout(path, saved);
  const by = [params.get("lanes"), layout.kanban?.lanes].map(lanesIn).find((each) => each !== undefined) ?? null;
  const showsEmpty = layout.kanban?.emptyLanes === true;
  return useMemo(
    () => ({
      by,
      showsEmpty,
      showEmpty: (isShown: boolean) => change({ kanban: { emptyLanes: isShown } }),
      choose(next: LaneGrouping | null) {
        change({ kanban: { lanes: next ?? NO_LANES } });
        changeSearch((search) => search.set("lanes", next ?? NO_LANES));
      },
    }),
    [by, showsEmpty, change],
  );
}
