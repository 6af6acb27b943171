"use client";
import { useMemo } from "react";
import { useSearchParams } from "next/navigation";
import { type Grouping, GROUPINGS, GROUPINGS_OF_BOARD } from "@/components/board/list/groups/groupings";
import {
  BOARD_ORDER,
  type Sort,
  sortIn,
  type SortProperty,
  sortsOf,
  sortText,
} from "@/components/board/list/groups/sorting";
import { collapsedIn, toggledIn, withCollapsed } from "@/components/board/views/collapsed";
import type { BoardLayout } from "@/components/board/views/layout";
import { useLayout } from "@/components/board/views/use-layout";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { changeSearch } from "@/components/ui/hooks/navigation";
import { isRoadmap } from "@/lib/modules/on-screen";

export type ListLayoutOnScreen = ReturnType<typeof useListLayout>;

type Options = Pick<BoardViewProps, "board" | "viewer" | "layout" | "layoutPath" | "boards">;

/** Grouping and sort order are those in the address, otherwise the person's last ones. */
export function useListLayout({ board, viewer, layout: saved, layoutPath, boards }: Options) {
  const { layout, change } = useLayout(layoutPath, saved);
  const list = layout.list ?? NONE;
  const groupings = boards ? GROUPINGS : GROUPINGS_OF_BOARD;
  const sorts = sortsOf(isRoadmap(viewer, board));
  const { group, by, isDescending } = useChosen(groupings, sorts, list);

  return useMemo(() => {
    const collapsed = collapsedIn(list.collapsed, group);
    const collapse = (keys: readonly string[]) =>
      change({ list: { collapsed: withCollapsed(list.collapsed, group, keys) } });
    return {
      group,
      groupings,
      sort: { by, isDescending },
      sorts,
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
      toggle: (key: string) => collapse(toggledIn(collapsed, key)),
    };
  }, [group, groupings, sorts, by, isDescending, list, change]);
}

function useChosen(
  groupings: readonly Grouping[],
  sorts: readonly SortProperty[],
  list: NonNullable<BoardLayout["list"]>,
) {
  const params = useSearchParams();
  const groupingIn = (text: unknown) => groupings.find((each) => each === text);
  const group = groupingIn(params.get("group")) ?? groupingIn(list.group) ?? groupings[0] ?? "stage";
  const sort = [params.get("sort"), list.sort].map(sortIn).find((each) => each && sorts.includes(each.by));
  return { group, ...(sort ?? BOARD_ORDER) };
}

const NONE: NonNullable<BoardLayout["list"]> = {};
