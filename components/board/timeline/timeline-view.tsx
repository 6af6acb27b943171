"use client";
import type { BoardViewProps } from "@/components/board/views/view-props";

/** The tasks of the board as bars from their start to their due dates. */
export function TimelineView(_: BoardViewProps) {
  return null;
}
