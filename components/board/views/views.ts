export const VIEWS = ["kanban", "list", "table"] as const;
export type View = (typeof VIEWS)[number];

/** The view that an address names. */
export const viewIn = (params: Pick<URLSearchParams, "get">): View | undefined =>
  VIEWS.find((view) => view === params.get("view"));
