import { type Board, Prisma } from "@/generated/prisma/client";
import { type BoardModule, isOnFor, type SiteModules } from "@/lib/modules/modules";
import { isPro } from "@/lib/tier";

/** Where each board keeps its own choice, which is null while the site's applies. */
const CHOICES = {
  timeTracking: { property: "enableTimeTracking", column: Prisma.sql`b.enable_time_tracking` },
  recurring_task: { property: "enableRecurringTasks", column: Prisma.sql`b.enable_recurring_tasks` },
} as const;

type BoardWithChoices = Pick<Board, "id" | (typeof CHOICES)[BoardModule]["property"]>;

/** While it is off, no board has it, whatever the board's own choice. */
export const isOnSite = (modules: SiteModules, module: BoardModule): boolean => isPro() && modules[module].enabled;

export const isOnBoard = (modules: SiteModules, module: BoardModule, board: BoardWithChoices): boolean =>
  isPro() && isOnFor(modules[module], board.id, board[CHOICES[module].property]);

/** The same as a condition on `board b`. */
export function hasModule(modules: SiteModules, module: BoardModule): Prisma.Sql {
  if (!isOnSite(modules, module)) return Prisma.sql`false`;
  const site = modules[module];
  return Prisma.sql`coalesce(${CHOICES[module].column}, ${site.all_boards} OR b.id = ANY(${site.selected_boards}::int[]))`;
}
