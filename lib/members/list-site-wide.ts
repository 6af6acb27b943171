import "server-only";
import { type BoardRole, Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { byName } from "@/lib/members/list";
import { personColumns } from "@/lib/users/person-row";
import type { Person } from "@/lib/users/present";

export interface SiteMember extends Person {
  memberships: { role: BoardRole; board: { id: number; title: string } }[];
}

/** All admins and members, and all boards (compatibility.md, C103). */
export async function listSiteMembers(): Promise<{ people: SiteMember[]; boards: { id: number; title: string }[] }> {
  const [people, boards] = await Promise.all([
    rowsOf<SiteMember>(
      db,
      Prisma.sql`
      SELECT ${personColumns}, ${MEMBERSHIPS} AS memberships FROM "user" u
      WHERE u.role = 'administrator' OR u.is_service_admin OR EXISTS (SELECT FROM board_member m WHERE m.user_id = u.id)`,
    ),
    rowsOf<{ id: number; title: string }>(
      db,
      Prisma.sql`SELECT b.id, b.title FROM board b WHERE NOT b.is_template ORDER BY b.title, b.id`,
    ),
  ]);
  return { people: people.sort(byName), boards };
}

const MEMBERSHIPS = Prisma.sql`coalesce((
      SELECT json_agg(json_build_object('role', m.role, 'board', json_build_object('id', b.id, 'title', b.title)) ORDER BY b.title, b.id)
      FROM board_member m JOIN board b ON b.id = m.board_id WHERE m.user_id = u.id AND NOT b.is_template), '[]')`;
