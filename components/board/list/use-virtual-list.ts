"use client";
import { type RefObject, useCallback, useState } from "react";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import type { ListItems } from "@/components/board/list/list-items";
import type { ListSizes } from "@/components/board/list/use-list-sizes";
import { draggedNow } from "@/components/drag/dragged";
import { useAlwaysRendered } from "@/components/drag/focus";

/** The server does not know the window height. */
const FIRST_VIEW = { width: 1000, height: 1000 };

export interface ListWindow {
  /** Sections with the indexes of what is drawn of them, in order. */
  drawn: { section: number; indexes: number[] }[];
  startOf: (index: number) => number;
  endOf: (index: number) => number;
  total: number;
  firstVisible: number;
  measure: (element: HTMLElement | null) => void;
}

interface VirtualListOptions {
  items: ListItems;
  sizes: ListSizes;
  scroller: RefObject<HTMLDivElement | null>;
  /** Indexes of what is drawn even out of view, because somebody types there; -1 for none. */
  kept: readonly number[];
}

/** Draws what is in view, with the headers of its groups, and what has the focus. */
export function useVirtualList({ items, sizes, scroller, kept }: VirtualListOptions): ListWindow {
  const alwaysRendered = useAlwaysRendered((id) => items.indexOf(id));
  const [isScrolled, setScrolled] = useState(false);
  // The library measures everything again when these two change.
  const getItemKey = useCallback((index: number) => items.keyAt(index), [items]);
  const estimateSize = useCallback((index: number) => sizes[items.at(index).kind], [items, sizes]);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.count,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    initialRect: FIRST_VIEW,
    indexAttribute: "data-item",
    overscan: 8,
    // Rows that others add above must not move what is being read.
    anchorTo: isScrolled && !draggedNow() ? "end" : "start",
    onChange: ({ scrollOffset }) => setScrolled((scrollOffset ?? 0) > 0),
    rangeExtractor: (range) => drawnIndexes(range, items, [...alwaysRendered, ...kept]),
  });
  const place = (index: number) => virtualizer.measurementsCache[index];

  return {
    drawn: bySection(
      virtualizer.getVirtualItems().map(({ index }) => index),
      items,
    ),
    startOf: (index) => place(index)?.start ?? 0,
    endOf: (index) => place(index)?.end ?? 0,
    total: virtualizer.getTotalSize(),
    firstVisible: virtualizer.range?.startIndex ?? 0,
    measure: virtualizer.measureElement,
  };
}

function drawnIndexes(range: Range, items: ListItems, others: readonly number[]): number[] {
  const rows = [...defaultRangeExtractor(range), ...others].filter((index) => index >= 0 && index < items.count);
  const headers = rows.map((index) => items.rangeOf(items.sectionOf(index)).first);
  return [...new Set([...rows, ...headers])].sort((one, other) => one - other);
}

function bySection(indexes: readonly number[], items: ListItems): ListWindow["drawn"] {
  const sections = new Map<number, number[]>();
  for (const index of indexes) {
    const section = items.sectionOf(index);
    sections.set(section, [...(sections.get(section) ?? []), index]);
  }
  return [...sections].map(([section, drawn]) => ({ section, indexes: drawn }));
}
