import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, transaction, type Tx } from "@/lib/db";
import { NotFound, Unprocessable } from "@/lib/errors";
import type { Message } from "@/lib/live/changes";
import type { UpdateFeatureModules } from "@/lib/modules/inputs";
import { FeatureModules } from "@/lib/modules/read";
import { mergeNested } from "@/lib/settings/merge";
import { isPro } from "@/lib/tier";

/** @throws NotFound for a board that doesn't exist, Unprocessable in the free tier */
export async function updateFeatureModules(to: UpdateFeatureModules): Promise<FeatureModules> {
  if (!isPro() && (to.timeTracking || to.recurring_task))
    throw new Unprocessable("This feature is only available in Boards Pro");

  const boards = [...(to.timeTracking?.selected_boards ?? []), ...(to.recurring_task?.selected_boards ?? [])];
  return transaction(async (tx) => {
    await refuseUnknown(tx, [...new Set(boards)]);
    const saved = FeatureModules.parse(await mergeNested(tx, "modules", to));
    await tx.$executeRaw`SELECT pg_notify('boards_live', ${JSON.stringify(CHANGED)})`;
    return saved;
  });
}

/** Public pages in memory end at once. */
const CHANGED: Message = { site: "modules" };

async function refuseUnknown(tx: Tx, boards: number[]) {
  if (boards.length === 0) return;
  const known = await rowsOf(tx, Prisma.sql`SELECT FROM board WHERE id = ANY(${boards}::int[])`);
  if (known.length < boards.length) throw new NotFound("Board");
}
