"use client";
import { useMemo } from "react";
import type { LaneGrouping } from "@/components/board/views/lanes";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";

export type LaneLayout = ReturnType<typeof useLaneLayout>;

/** Which lanes are collapsed, remembered per person, board and grouping. */
export function useLaneLayout(path: string, saved: BoardLayout, by: LaneGrouping) {
  const { layout, change } = useLayout(path, saved);
  const stored = layout.kanban?.collapsed;
  return useMemo(() => {
    const known = recordIn(stored);
    const collapsed = new Set(Array.isArray(known[by]) ? known[by].map(String) : []);
    const collapse = (keys: readonly string[]) => change({ kanban: { collapsed: { ...known, [by]: [...keys] } } });
    return {
      isOpen: (key: string) => !collapsed.has(key),
      collapse,
      toggle: (key: string) =>
        collapse(collapsed.has(key) ? [...collapsed].filter((each) => each !== key) : [...collapsed, key]),
    };
  }, [stored, by, change]);
}

const recordIn = (value: unknown): Record<string, string[]> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
