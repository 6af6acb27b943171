"use client";
import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { firstIdOf } from "@/components/board-store/local-ids";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useAlwaysRendered } from "@/components/drag/focus";
import { useHydrated } from "@/components/ui/hooks/hydrated";

/** The server does not know the size of the window. */
const FIRST_VIEW = { width: 1280, height: 1000 };
const USUAL_HEIGHT = 36;

interface VirtualRowsOptions {
  tasks: readonly StoredTask[];
  scroller: RefObject<HTMLElement | null>;
  /** The row that has the focus is drawn wherever it is. */
  focused: number;
}

/** All rows are equally high, so that none has to be measured while scrolling. */
export function useVirtualRows({ tasks, scroller, focused }: VirtualRowsOptions) {
  const height = useRowHeight(scroller, tasks.length > 0);
  const alwaysRendered = useAlwaysRendered((id) => tasks.findIndex((task) => task.id === id));
  const [isScrolled, setScrolled] = useState(false);
  const isHydrated = useHydrated();
  // The library measures everything again when these two change.
  const getItemKey = useCallback((index: number) => firstIdOf(tasks[index]?.id ?? index), [tasks]);
  const estimateSize = useCallback(() => height, [height]);
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    initialRect: FIRST_VIEW,
    overscan: 12,
    // The header and the footer cover one row each.
    scrollMargin: height,
    scrollPaddingStart: height,
    scrollPaddingEnd: height,
    // Rows that others add above must not move what is being read.
    anchorTo: isScrolled ? "end" : "start",
    onChange: ({ scrollOffset }) => setScrolled((scrollOffset ?? 0) > 0),
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const index of [focused, ...alwaysRendered]) if (index >= 0 && index < tasks.length) indexes.add(index);
      return [...indexes].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items.at(0), items.at(-1)];
  const padding = isHydrated
    ? {
        paddingTop: (first?.start ?? height) - height,
        paddingBottom: virtualizer.getTotalSize() - ((last?.end ?? height) - height),
      }
    : undefined;

  return {
    drawn: items.map(({ index, key, start }, at) => ({
      index,
      key,
      // A row that is drawn out of sight is not next to the others.
      offset: isHydrated ? start - (items[at - 1]?.end ?? start) : 0,
    })),
    padding,
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 3),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}

/** Larger where fingers press, and where people have larger texts. */
function useRowHeight(scroller: RefObject<HTMLElement | null>, hasRows: boolean): number {
  const [height, setHeight] = useState(USUAL_HEIGHT);
  useLayoutEffect(() => {
    const row = hasRows && scroller.current?.querySelector("[data-task]");
    if (row) setHeight(row.getBoundingClientRect().height || USUAL_HEIGHT);
  }, [scroller, hasRows]);
  return height;
}
