import "server-only";
import { type Activity, Prisma } from "@/generated/prisma/client";
import { withBoardNames } from "@/lib/activity/board-move";
import { columnsOf, type InJson } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";
import { personAsJson, personOfJson } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export type LineRecord = Activity & { createdBy: Person | null };

interface LineSelection {
  where: Prisma.Sql;
  order: Prisma.Sql;
}

export async function loadPageOfLines(
  { where, order }: LineSelection,
  { page, perPage }: { page: number; perPage: number },
  user: CurrentUser,
): Promise<Paged<LineRecord>> {
  const picked = Prisma.sql`SELECT a.* FROM activity a WHERE ${where} ORDER BY ${order} LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`;
  const [rows, [counted]] = await Promise.all([
    loadLines(picked, order, user),
    rowsOf<{ total: number }>(db, Prisma.sql`SELECT count(*)::int AS total FROM activity a WHERE ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0, page, perPage };
}

const lineColumns = columnsOf(Prisma.ActivityScalarFieldEnum, "a");

/** OFFSET 0 keeps the planner from reading all users for the few of a page.
 * @param picked selects whole rows of `activity` */
export async function loadLines(picked: Prisma.Sql, order: Prisma.Sql, user: CurrentUser): Promise<LineRecord[]> {
  const rows = await rowsOf<Activity & { actor: InJson<Person> | null }>(
    db,
    Prisma.sql`
    SELECT ${lineColumns}, CASE WHEN u.id IS NOT NULL THEN ${personAsJson} END AS actor
    FROM (${picked}) a LEFT JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = a.created_by OFFSET 0) u ON true ORDER BY ${order}`,
  );
  const lines = rows.map(({ actor, ...line }) => ({ ...line, createdBy: actor && personOfJson(actor) }));
  return withBoardNames(lines, user);
}
