import "server-only";
import type { BoardRole } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import type { Person } from "@/lib/users/present";

/** Somebody on a task; the role is the one on its board, null for admins who are no members. */
export type TaskPerson = Person & { boardRole: BoardRole | null };

type Row = Omit<Person, "role" | "createdAt"> & { siteRole: Person["role"]; registeredAt: Date; boardRole: BoardRole | null };

export async function loadTaskPeople(tx: Tx, boardId: number, ids: number[]): Promise<Map<number, TaskPerson>> {
  if (ids.length === 0) return new Map();

  const rows = await tx.$queryRaw<Row[]>`
    SELECT u.id, u.login, u.nicename, u.email, u.url, u.display_name AS "displayName", u.photo_key AS "photoKey", u.role::text AS "siteRole",
      u.is_service_admin AS "isServiceAdmin", u.created_at AS "registeredAt", m.role::text AS "boardRole"
    FROM "user" u LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId}
    WHERE u.id = ANY(${ids})`;
  return new Map(rows.map(({ siteRole, registeredAt, ...person }) => [person.id, { ...person, role: siteRole, createdAt: registeredAt }]));
}
