import { CalendarDays, ChartGantt, Columns3, List, Table2 } from "lucide-react";

export const VIEWS = ["kanban", "list", "table", "calendar", "timeline"] as const;
export type View = (typeof VIEWS)[number];

/** By the `view` of an address. */
export const viewNamed = (name: unknown): View | undefined => VIEWS.find((view) => view === name);

/** Those in which people choose what they see of tasks. */
export type ArrangedView = Exclude<View, "calendar" | "timeline">;

export const isArranged = (view: View): view is ArrangedView => view !== "calendar" && view !== "timeline";

/** Others show nothing before all tasks are loaded. */
export const drawsFirstTasks = isArranged;

export const VIEW_ICONS = {
  kanban: Columns3,
  list: List,
  table: Table2,
  calendar: CalendarDays,
  timeline: ChartGantt,
} satisfies Record<View, typeof List>;

/** The key that shows a view; the same wherever it is offered. */
export const keyOfView = (view: View): string => String(VIEWS.indexOf(view) + 1);

/** Where a person's view of a board, and its layout, are saved. */
export const viewPathOf = (boardId: number): string => `/boards-app/v1/boards/${boardId}/view`;
