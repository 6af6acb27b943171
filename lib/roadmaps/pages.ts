import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { lockBoard } from "@/lib/boards/lock";
import { recordChanges } from "@/lib/boards/write/record-changes";
import { db, rowsOf, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { refuseIfOffOnSite } from "@/lib/modules/refuse";
import type { MapRoadmapPages } from "@/lib/roadmaps/inputs";
import type { CurrentUser } from "@/lib/users/current-user";

/** Which page of the site shows a roadmap. */
export interface RoadmapPage {
  boardId: number;
  pageId: string;
}

export const roadmapPages = (tx: Tx = db): Promise<RoadmapPage[]> =>
  rowsOf(
    tx,
    Prisma.sql`SELECT id AS "boardId", roadmap_page_id AS "pageId" FROM board WHERE type = 'roadmap' AND roadmap_page_id IS NOT NULL ORDER BY id`,
  );

/** Replaces the pages of all roadmaps. @throws NotFound when one of the boards is no roadmap */
export const mapRoadmapPages = (pages: MapRoadmapPages, actor: CurrentUser): Promise<RoadmapPage[]> =>
  transaction(async (tx) => {
    await refuseIfOffOnSite(tx, "roadmap");
    const ids = await roadmapsToChange(tx, pages);
    for (const id of ids) {
      const before = await lockBoard(tx, id);
      const after = await tx.board.update({ where: { id }, data: { roadmapPageId: pages.get(id) ?? null } });
      await recordChanges(tx, before, after, actor);
    }
    return roadmapPages(tx);
  });

/** In the order of their ids, so that two changes never deadlock. */
async function roadmapsToChange(tx: Tx, pages: MapRoadmapPages): Promise<number[]> {
  const wanted = [...pages.keys()];
  const roadmaps = await rowsOf<{ id: number; pageId: string | null }>(
    tx,
    Prisma.sql`SELECT id, roadmap_page_id AS "pageId" FROM board WHERE type = 'roadmap' AND (roadmap_page_id IS NOT NULL OR id = ANY(${wanted}::int[])) ORDER BY id`,
  );
  if (wanted.some((id) => !roadmaps.some((roadmap) => roadmap.id === id))) throw new NotFound("Board");
  return roadmaps.filter(({ id, pageId }) => pageId !== (pages.get(id) ?? null)).map(({ id }) => id);
}
