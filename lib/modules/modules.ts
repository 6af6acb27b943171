/** On all boards or on some; a board can decide for itself. */
export interface OnBoards {
  enabled: boolean;
  all_boards: boolean;
  selected_boards: readonly number[];
}

/** What is on for the site, as the API names it. `frontend` is the public portal. */
export interface SiteModules {
  timeTracking: OnBoards;
  recurring_task: OnBoards;
  roadmap: { enabled: boolean };
  frontend: { enabled: boolean };
}

export type ModuleName = keyof SiteModules;
export type BoardModule = "timeTracking" | "recurring_task";

export const isChosenOn = ({ enabled, all_boards, selected_boards }: OnBoards, boardId: number): boolean =>
  enabled && (all_boards || selected_boards.includes(boardId));

/** @param choice the board's own; null while the site's applies */
export const isOnFor = (site: OnBoards, boardId: number, choice: boolean | null): boolean =>
  site.enabled && (choice ?? isChosenOn(site, boardId));
