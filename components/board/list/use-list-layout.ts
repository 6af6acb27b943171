"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { type Grouping, GROUPINGS } from "@/components/board/list/groupings";
import { BOARD_ORDER, type Sort, sortIn, sortText } from "@/components/board/list/sorting";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";
import { changeSearch } from "@/components/ui/hooks/navigation";

export type ListLayoutOnScreen = ReturnType<typeof useListLayout>;

/** Grouping and sort order are those in the address, otherwise the person's last ones. */
export function useListLayout(boardId: number, saved: BoardLayout) {
  const { layout, change } = useLayout(boardId, saved);
  const params = useSearchParams();
  const list = layout.list ?? NONE;
  const group = groupingIn(params.get("group")) ?? groupingIn(list.group) ?? "stage";
  const sort = sortIn(params.get("sort")) ?? sortIn(list.sort) ?? BOARD_ORDER;
  const [by, isDescending] = [sort.by, sort.isDescending];

  return useMemo(() => {
    const collapsed = collapsedIn(list.collapsed, group);
    const collapse = (keys: readonly string[]) =>
      change({ list: { collapsed: { ...recordIn(list.collapsed), [group]: [...keys] } } });
    return {
      group,
      sort: { by, isDescending },
      collapsed: new Set(collapsed),
      groupBy(next: Grouping) {
        change({ list: { group: next } });
        changeSearch((search) => search.set("group", next));
      },
      sortBy(next: Sort) {
        change({ list: { sort: sortText(next) } });
        changeSearch((search) => search.set("sort", sortText(next)));
      },
      collapse,
      toggle: (key: string) =>
        collapse(collapsed.includes(key) ? collapsed.filter((each) => each !== key) : [...collapsed, key]),
    };
  }, [group, by, isDescending, list, change]);
}

const NONE: NonNullable<BoardLayout["list"]> = {};

const groupingIn = (text: unknown): Grouping | undefined => GROUPINGS.find((each) => each === text);

const recordIn = (value: unknown): Record<string, string[]> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

function collapsedIn(value: unknown, group: Grouping): string[] {
  const keys: unknown = recordIn(value)[group];
  return Array.isArray(keys) ? keys.map(String) : [];
}
