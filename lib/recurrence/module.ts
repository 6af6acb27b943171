import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Forbidden } from "@/lib/errors";
import { type FeatureModules, readFeatureModules } from "@/lib/settings/modules";
import { isPro } from "@/lib/tier";

/** @throws Forbidden when recurring tasks are disabled on the board */
export async function refuseIfDisabled(tx: Tx, board: Pick<Board, "id" | "enableRecurringTasks">): Promise<void> {
  const { recurring_task: site } = await readFeatureModules(tx);
  if (!(site.enabled && (board.enableRecurringTasks ?? isChosen(site, board.id))))
    throw new Forbidden("Recurring tasks are switched off on this board.");
}

const isChosen = (site: FeatureModules["recurring_task"], boardId: number) =>
  site.all_boards || site.selected_boards.includes(boardId);

export async function boardsWhereTasksRepeat(tx: Tx): Promise<Prisma.Sql> {
  const { recurring_task: site } = await readFeatureModules(tx);
  if (!site.enabled || !isPro()) return Prisma.sql`false`;
  return Prisma.sql`coalesce(b.enable_recurring_tasks, ${site.all_boards} OR b.id = ANY(${site.selected_boards}::int[]))`;
}
