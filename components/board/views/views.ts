export const VIEWS = ["kanban", "list", "table"] as const;
export type View = (typeof VIEWS)[number];

/** The key that shows a view; the same wherever it is offered. */
export const keyOfView = (view: View): string => String(VIEWS.indexOf(view) + 1);

/** Where a person's view of a board, and its layout, are saved. */
export const viewPathOf = (boardId: number): string => `/boards-app/v1/boards/${boardId}/view`;
