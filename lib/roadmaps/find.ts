import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { onBoardAsJson, onBoardOfJson } from "@/lib/boards/read/row";
import type { OnBoard } from "@/lib/boards/policy";
import { reader, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { isReadableIdea } from "@/lib/ideas/reader";
import { isPortalOn, isRoadmapOn } from "@/lib/modules/conditions";
import type { CurrentUser } from "@/lib/users/current-user";

/** A roadmap for anyone: a private, archived or other board does not exist for those who may not see it. Without the public
 * portal all roadmaps are private, and none has a page.
 * @throws NotFound */
export async function roadmapOfPath({ board_id }: PathParams, user: CurrentUser | null): Promise<OnBoard> {
  const found = await findRoadmap(Prisma.sql`b.id = ${pathId(board_id)}`, user);
  if (!found) throw new NotFound("Board");
  return found;
}

/** By its present address, or by an earlier one that no other roadmap has taken. */
export async function roadmapBySlug(slug: string, user: CurrentUser | null): Promise<OnBoard | null> {
  if (!isStorable(slug)) return null;
  return (
    (await findRoadmap(Prisma.sql`b.public_slug = ${slug} AND ${isPortalOn}`, user)) ??
    findRoadmap(Prisma.sql`b.former_slugs @> ARRAY[${slug}] AND ${isPortalOn}`, user)
  );
}

/** PostgreSQL has no text with a zero byte or half a character, so no slug has them. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** The first one that is shown at a page of the site (`admin/roadmap/page-settings`). */
export const roadmapOfPage = (pageId: string, user: CurrentUser | null): Promise<OnBoard | null> =>
  isStorable(pageId)
    ? findRoadmap(Prisma.sql`b.roadmap_page_id = ${pageId} AND b.public_slug IS NOT NULL AND ${isPortalOn}`, user)
    : Promise.resolve(null);

/** The roadmap of an idea that the reader may see. @throws NotFound */
export async function roadmapOfIdea(ideaId: number, user: CurrentUser | null): Promise<OnBoard> {
  const found = await findRoadmap(
    Prisma.sql`b.id = (SELECT t.board_id FROM task t JOIN stage s ON s.id = t.stage_id WHERE t.id = ${ideaId} AND ${isReadableIdea(Prisma.sql`t.board_id`, { user })})`,
    user,
  );
  if (!found) throw new NotFound("Idea");
  return found;
}

async function findRoadmap(where: Prisma.Sql, user: CurrentUser | null): Promise<OnBoard | null> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`
    SELECT ${onBoardAsJson()}::text AS found FROM board b LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = ${user?.id ?? null}::int
    WHERE ${where} AND b.type = 'roadmap' AND b.archived_at IS NULL AND ${isRoadmapOn} AND (NOT b.is_private AND ${isPortalOn} OR m.user_id IS NOT NULL OR ${user?.isAdmin ?? false}::boolean)
    ORDER BY b.id LIMIT 1`,
  );
  if (!row) return null;
  const { board, membership } = onBoardOfJson(row.found);
  return { board, membership };
}
