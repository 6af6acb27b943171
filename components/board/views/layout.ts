import type { Json } from "@/lib/http/response/json";

/**
 * How one person sees the views of one board. Each view owns one part, which may be missing, and must read it with
 * care: an older or newer version of the app may have written it.
 */
export type BoardLayout = {
  kanban?: KanbanLayout;
  list?: ListLayout;
  table?: Record<string, Json>;
  calendar?: Record<string, Json>;
  timeline?: Record<string, Json>;
};

/** The server stores an object for each view, and nothing of what is in it. */
export const storedLayout = (saved: object): BoardLayout => saved;

export type KanbanLayout = {
  lanes?: string;
  /** Also lanes without tasks. */
  emptyLanes?: boolean;
  /** Keys of swimlanes by grouping: `{ assignee: ["3", "none"] }`. */
  collapsed?: Record<string, string[]>;
};

export type ListLayout = {
  group?: string;
  sort?: string;
  /** Keys of groups by grouping: `{ stage: ["3"], assignee: ["none"] }`. */
  collapsed?: Record<string, string[]>;
};
