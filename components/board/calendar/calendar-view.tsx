"use client";
import type { BoardViewProps } from "@/components/board/views/view-props";

/** The tasks of the board on the days of their due dates. */
export function CalendarView(_: BoardViewProps) {
  return null;
}
