"use client";
import { useMemo } from "react";
import { collapsedIn, toggledIn, withCollapsed } from "@/components/board/views/collapsed";
import type { LaneGrouping } from "@/components/board/views/lanes";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";

export type LaneLayout = ReturnType<typeof useLaneLayout>;

/** Which lanes are collapsed, remembered per person, board and grouping. */
export function useLaneLayout(path: string, saved: BoardLayout, by: LaneGrouping) {
  const { layout, change } = useLayout(path, saved);
  const stored = layout.kanban?.collapsed;
  return useMemo(() => {
    const collapsed = collapsedIn(stored, by);
    const collapse = (keys: readonly string[]) => change({ kanban: { collapsed: withCollapsed(stored, by, keys) } });
    return {
      isOpen: (key: string) => !collapsed.includes(key),
      collapse,
      toggle: (key: string) => collapse(toggledIn(collapsed, key)),
    };
  }, [stored, by, change]);
}
