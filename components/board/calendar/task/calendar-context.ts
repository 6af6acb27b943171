"use client";
import { createContext, useContext } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";

/** What all tasks in a calendar have in common: one object, so that they render again only when it changes. */
export interface CalendarContext {
  clock: ClockOnScreen;
  words: DayWords;
  canMove: (task: StoredTask) => boolean;
  colorOf: (task: StoredTask) => string | null;
  howToId: string;
  menu: (task: StoredTask) => React.ReactNode;
  onOpen: (taskId: number) => void;
  beginResize: (event: React.PointerEvent, taskId: number, end: "start" | "due") => void;
}

const Context = createContext<CalendarContext | null>(null);

export const CalendarContextProvider = Context.Provider;

export function useCalendarContext(): CalendarContext {
  const context = useContext(Context);
  if (!context) throw new Error("Tasks of a calendar are drawn inside of its context.");
  return context;
}
