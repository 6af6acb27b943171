import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardById } from "@/lib/boards/find";
import { db, rowsOf } from "@/lib/db";
import { byName } from "@/lib/members/list";
import type { ReadMemberOptions } from "@/lib/options/inputs";
import { isActive } from "@/lib/users/active";
import type { CurrentUser } from "@/lib/users/current-user";
import { personColumns } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

/** The people of a board and the site administrators, by name. @throws NotFound for a board that the caller may not see */
export async function memberOptions({ boardId }: ReadMemberOptions, user: CurrentUser): Promise<Person[]> {
  const { board } = await boardById(boardId, user);
  const people = await rowsOf<Person>(
    db,
    Prisma.sql`
    SELECT ${personColumns} FROM "user" u WHERE EXISTS (SELECT FROM board_member m WHERE m.board_id = ${board.id} AND m.user_id = u.id)
      OR (u.role = 'administrator' AND ${isActive})`,
  );
  return people.sort(byName);
}
