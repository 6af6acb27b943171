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

/** A board, or one that stands for several. */
export interface HasChoices {
  id: number;
  settings: BoardChoices;
}

const CHOICES = { timeTracking: "enable_time_tracking", recurring_task: "enable_recurring_tasks" } as const;

/** Whether the screens of a board have time tracking, or repeat rules. */
export const hasModule = ({ modules }: HasModules, module: BoardModule, board: HasChoices): boolean =>
  isOnFor(modules[module], board.id, choiceOf(board, module));

/** True while some board may have it. */
export const hasModuleAnywhere = ({ modules }: HasModules, module: ModuleName): boolean => modules[module].enabled;

/** While roadmaps are off, screens show a roadmap as any other board. */
export const isRoadmap = ({ modules }: HasModules, { type }: { type?: string | undefined }): boolean =>
  type === "roadmap" && modules.roadmap.enabled;

/** Whether people outside of the team can see it, so that screens say and ask what is public. */
export const hasRoadmapPage = (viewer: HasModules, board: { type?: string | undefined }): boolean =>
  isRoadmap(viewer, board) && viewer.modules.frontend.enabled;

/** Null while the site's choice applies. */
export const choiceOf = ({ settings }: { settings: BoardChoices }, module: BoardModule): boolean | null =>
  settings[CHOICES[module]] ?? null;

/** Its property in `settings`, and in requests that change it. */
export const choiceNamed = (module: BoardModule): keyof BoardChoices => CHOICES[module];

export const withChoice = (module: BoardModule, choice: boolean): BoardChoices => ({ [CHOICES[module]]: choice });
