import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { withBoardNames } from "@/lib/activity/board-move";
import { byId } from "@/lib/by-id";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";
import { asPerson } from "@/lib/users/present";

const asLine = { include: { createdBy: asPerson } } as const;

export type LineRecord = Prisma.ActivityGetPayload<typeof asLine>;

interface LineSelection {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

export async function loadPageOfLines(
  { where, order }: LineSelection,
  { page, perPage }: { page: number; perPage: number },
  user: CurrentUser,
): Promise<Paged<LineRecord>> {
  const [{ ids, total } = { ids: [], total: 0 }] = await rowsOf<{ ids: number[]; total: number }>(
    db,
    Prisma.sql`
    SELECT ARRAY(SELECT a.id FROM activity a WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}) AS ids,
      (SELECT count(*)::int FROM activity a WHERE ${where}) AS total`,
  );
  const lines = await loadLines(ids, user);
  return { rows: ids.flatMap((id) => lines.get(id) ?? []), total, page, perPage };
}

export async function loadLines(ids: number[], user: CurrentUser): Promise<Map<number, LineRecord>> {
  const lines = await db.activity.findMany({ ...asLine, where: { id: { in: ids } } });
  return byId(await withBoardNames(lines, user));
}
