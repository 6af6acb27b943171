import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { rowsOf, type Tx } from "@/lib/db";
import type { MemberRecord } from "@/lib/members/present";

type Row = Omit<MemberRecord, "user"> & {
  login: string;
  nicename: string;
  email: string;
  url: string;
  displayName: string;
  photoKey: string;
  siteRole: MemberRecord["user"]["role"];
  isServiceAdmin: boolean;
  deactivatedAt: Date | null;
  registeredAt: Date;
};

export async function loadMembers(tx: Tx, boardIds: number[]): Promise<MemberRecord[]> {
  const rows = await rowsOf<Row>(
    tx,
    Prisma.sql`
    SELECT m.board_id AS "boardId", m.user_id AS "userId", m.role::text AS role, m.preferences, m.invited_email AS "invitedEmail", m.created_at AS "createdAt", m.updated_at AS "updatedAt",
      u.login, u.nicename, u.email, u.url, u.display_name AS "displayName", u.photo_key AS "photoKey", u.role::text AS "siteRole",
      u.is_service_admin AS "isServiceAdmin", u.deactivated_at AS "deactivatedAt", u.created_at AS "registeredAt"
    FROM board_member m JOIN "user" u ON u.id = m.user_id
    WHERE m.board_id = ANY(${boardIds})
    ORDER BY m.created_at, m.user_id`,
  );
  return rows.map(memberOf);
}

function memberOf({
  boardId,
  userId,
  role,
  preferences,
  invitedEmail,
  createdAt,
  updatedAt,
  siteRole,
  registeredAt,
  ...person
}: Row): MemberRecord {
  return {
    boardId,
    userId,
    role,
    preferences,
    invitedEmail,
    createdAt,
    updatedAt,
    user: { ...person, id: userId, role: siteRole, createdAt: registeredAt },
  };
}
