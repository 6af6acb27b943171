import { type Board, Prisma } from "@/generated/prisma/client";
import type { FeatureModules } from "@/lib/modules/read";
import { isPro } from "@/lib/tier";

/** Where each board keeps its own choice, which is null while the site's applies. */
const CHOICES = {
  timeTracking: { property: "enableTimeTracking", column: Prisma.sql`b.enable_time_tracking` },
  recurring_task: { property: "enableRecurringTasks", column: Prisma.sql`b.enable_recurring_tasks` },
} as const;

export type BoardModule = keyof typeof CHOICES;

type BoardWithChoices = Pick<Board, "id" | (typeof CHOICES)[BoardModule]["property"]>;

export function isOnBoard(modules: FeatureModules, module: BoardModule, board: BoardWithChoices): boolean {
  const site = modules[module];
  const isChosen = site.all_boards || site.selected_boards.includes(board.id);
  return isPro() && site.enabled && (board[CHOICES[module].property] ?? isChosen);
}

/** The same as a condition on `board b`. */
export function hasModule(modules: FeatureModules, module: BoardModule): Prisma.Sql {
  const site = modules[module];
  if (!site.enabled || !isPro()) return Prisma.sql`false`;
  return Prisma.sql`coalesce(${CHOICES[module].column}, ${site.all_boards} OR b.id = ANY(${site.selected_boards}::int[]))`;
}
