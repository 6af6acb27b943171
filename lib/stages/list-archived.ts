import "server-only";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { ListArchivedStages } from "@/lib/stages/inputs";
import { type StageRecord, withDefaultPeople } from "@/lib/stages/load";
import { asPerson, type Person } from "@/lib/users/present";

export type ArchivedStage = StageRecord & { archivedBy: Person | null };

/** The last archived first: a page, or all (compatibility.md, C39). */
export async function listArchivedStages(
  board: Board,
  { page, perPage, wantsAll }: ListArchivedStages,
): Promise<Paged<ArchivedStage>> {
  const where = { boardId: board.id, archivedAt: { not: null } };
  const [total, stages] = await Promise.all([
    db.stage.count({ where }),
    db.stage.findMany({
      where,
      include: { archivedBy: asPerson },
      orderBy: [{ archivedAt: "desc" }, { id: "desc" }],
      ...(!wantsAll && { skip: offsetOf({ page, perPage }), take: perPage }),
    }),
  ]);
  return { rows: await withDefaultPeople(db, stages), total, page, perPage };
}
