import "server-only";
import { type BoardMember, Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { MemberRecord } from "@/lib/members/present";

/** Memberships of a condition on `board_member m`, as a JSON list for `membersOf`, to be read in another statement. */
export const membersAsJson = (where: Prisma.Sql): Prisma.Sql => Prisma.sql`(
    SELECT json_agg(json_build_array(m.board_id, m.user_id, m.role, m.preferences, m.invited_email, m.created_at, m.updated_at, u.login, u.nicename, u.email, u.url,
      u.display_name, u.photo_key, u.role, u.is_service_admin, u.deactivated_at, u.created_at) ORDER BY m.created_at, m.user_id)
    FROM board_member m JOIN "user" u ON u.id = m.user_id WHERE ${where})`;

/** In the order of the statement. */
export type MemberColumns = [
  boardId: number,
  userId: number,
  role: BoardMember["role"],
  preferences: BoardMember["preferences"],
  invitedEmail: string | null,
  createdAt: string,
  updatedAt: string,
  login: string,
  nicename: string,
  email: string,
  url: string,
  displayName: string,
  photoKey: string,
  siteRole: MemberRecord["user"]["role"],
  isServiceAdmin: boolean,
  deactivatedAt: string | null,
  registeredAt: string,
];

export const loadMembers = (tx: Tx, boardId: number): Promise<MemberRecord[]> =>
  loadMembersWhere(tx, Prisma.sql`m.board_id = ${boardId}`);

async function loadMembersWhere(tx: Tx, where: Prisma.Sql): Promise<MemberRecord[]> {
  const [row] = await rowsOf<{ members: string | null }>(
    tx,
    Prisma.sql`SELECT ${membersAsJson(where)}::text AS members`,
  );
  return membersOf(JSON.parse(row?.members ?? "null") as MemberColumns[] | null);
}

/** @throws NotFound when they have left */
export async function loadMember(tx: Tx, boardId: number, userId: number): Promise<MemberRecord> {
  const [member] = await loadMembersWhere(tx, Prisma.sql`m.board_id = ${boardId} AND m.user_id = ${userId}`);
  if (!member) throw new NotFound("User");
  return member;
}

export const membersOf = (list: MemberColumns[] | null): MemberRecord[] => (list ?? []).map(memberOf);

const memberOf = (columns: MemberColumns): MemberRecord => ({
  boardId: columns[0],
  userId: columns[1],
  role: columns[2],
  preferences: columns[3],
  invitedEmail: columns[4],
  createdAt: new Date(columns[5]),
  updatedAt: new Date(columns[6]),
  user: {
    id: columns[1],
    login: columns[7],
    nicename: columns[8],
    email: columns[9],
    url: columns[10],
    displayName: columns[11],
    photoKey: columns[12],
    role: columns[13],
    isServiceAdmin: columns[14],
    deactivatedAt: columns[15] === null ? null : new Date(columns[15]),
    createdAt: new Date(columns[16]),
  },
});
