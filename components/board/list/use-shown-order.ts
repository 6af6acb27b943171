"use client";
import { useCallback } from "react";
import type { ListView } from "@/components/board/list/list-drag";
import { taskIdOfRow } from "@/components/drag/item-id";
import { useOrderOfView } from "@/components/selection/selection";

/** Ranges of the selection follow the rows, without those of collapsed groups. */
export function useShownOrder({ groups, columns }: ListView, collapsed: ReadonlySet<string>): void {
  const order = useCallback(() => {
    const rows = groups.filter(({ key }) => !collapsed.has(key)).flatMap(({ id }) => columns.get(id) ?? []);
    return [...new Set(rows.map(({ id }) => taskIdOfRow(id)))].filter((id) => id > 0);
  }, [groups, columns, collapsed]);
  useOrderOfView(order);
}
