"use client";
import { type RefObject, useCallback, useState } from "react";
import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useRowHeight } from "@/components/board/table/grid/use-row-height";
import { firstIdOf } from "@/components/board-store/edits/local-ids";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { useAlwaysRendered } from "@/components/drag/focus";

/** The server does not know the size of the window. */
const FIRST_VIEW = { width: 1280, height: 1000 };

interface VirtualRowsOptions {
  tasks: readonly StoredTask[];
  scroller: RefObject<HTMLElement | null>;
  /** The row that has the focus is drawn wherever it is. */
  focused: number;
}

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** All rows are equally high, so that none has to be measured while scrolling. */
export function useVirtualRows({ tasks, scroller, focused }: VirtualRowsOptions) {
  const height = useRowHeight();
  const alwaysRendered = useAlwaysRendered((id) => tasks.findIndex((task) => task.id === id));
  const [isScrolled, setScrolled] = useState(false);
  // The library measures everything again when these two change.
  const getItemKey = useCallback((index: number) => firstIdOf(tasks[index]?.id ?? index), [tasks]);
  const estimateSize = useCallback(() => height, [height]);
  // oxlint-disable-next-line react/incompatible-library
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
    rangeExtractor: (range) => indexesIn(range, [focused, ...alwaysRendered]),
  });
  return {
    ...placedRows(virtualizer.getVirtualItems(), virtualizer.getTotalSize(), height),
    pageSize: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 3),
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
}

/** Between two paddings, so that the server's markup needs no styles. Rows begin below the header. */
function placedRows(items: readonly VirtualItem[], total: number, header: number) {
  const [first, last] = [items.at(0), items.at(-1)];
  return {
    drawn: items.map(({ index, key, start }, at) => ({
      index,
      key,
      // A row that is drawn out of sight is not next to the others.
      offset: start - (items[at - 1]?.end ?? start),
    })),
    padding: {
      paddingTop: (first?.start ?? header) - header,
      paddingBottom: total - ((last?.end ?? header) - header),
    },
  };
}

const indexesIn = (range: Range, others: readonly number[]): number[] =>
  [...new Set([...defaultRangeExtractor(range), ...others.filter((index) => index >= 0 && index < range.count)])].sort(
    (one, other) => one - other,
  );
