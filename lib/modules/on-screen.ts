import { type BoardModule, isOnFor, type ModuleName, type SiteModules } from "@/lib/modules/modules";

/** A viewer of a page, or the person in the shell: what is off in their tier is off here. */
export interface HasModules {
  modules: SiteModules;
}

/** A board's own choices, as in `settings` of the API: absent while the site's applies. */
export type BoardChoices = {
  enable_time_tracking?: boolean;
  enable_recurring_tasks?: boolean;
};

const CHOICES = { timeTracking: "enable_time_tracking", recurring_task: "enable_recurring_tasks" } as const;

/** Whether the screens of a board have time tracking, or repeat rules. */
export const hasModule = (
  { modules }: HasModules,
  module: BoardModule,
  board: { id: number; settings: BoardChoices },
): boolean => isOnFor(modules[module], board.id, choiceOf(board, module));

/** True while some board may have it. */
export const hasModuleAnywhere = ({ modules }: HasModules, module: ModuleName): boolean => modules[module].enabled;

/** Null while the site's choice applies. */
export const choiceOf = ({ settings }: { settings: BoardChoices }, module: BoardModule): boolean | null =>
  settings[CHOICES[module]] ?? null;

export const withChoice = (module: BoardModule, choice: boolean): BoardChoices => ({ [CHOICES[module]]: choice });
