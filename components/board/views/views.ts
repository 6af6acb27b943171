import { Columns3, List, Table2 } from "lucide-react";

export const VIEWS = ["kanban", "list", "table"] as const;
export type View = (typeof VIEWS)[number];

export const VIEW_ICONS = { kanban: Columns3, list: List, table: Table2 } satisfies Record<View, typeof List>;

/** The view that an address names. */
export const viewIn = (params: Pick<URLSearchParams, "get">): View | undefined =>
  VIEWS.find((view) => view === params.get("view"));
