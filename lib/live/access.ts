import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { ONESELF } from "@/lib/live/changes";
import { isActive } from "@/lib/users/active";
import { isAdmin, type IsAdmin } from "@/lib/users/current-user";
import type { Viewer } from "@/lib/live/viewer";

interface Row extends IsAdmin {
  sessionId: string;
  boardId: number;
  isMember: boolean;
  expiresAt: Date;
}

/** Which of these viewers' boards they may see now, each by the session that it looks with, in one statement. */
export async function accessOf(viewers: Viewer[]): Promise<Access> {
  const asked = viewers.flatMap(({ sessionId, boards }) => [...boards].map((board) => ({ sessionId, board })));
  const rows = await rowsOf<Row>(
    db,
    Prisma.sql`
    SELECT DISTINCT s.id AS "sessionId", asked.board_id AS "boardId", s.expires_at AS "expiresAt", u.role::text AS role, u.is_service_admin AS "isServiceAdmin", m.user_id IS NOT NULL OR asked.board_id = ${ONESELF} AS "isMember"
    FROM unnest(${asked.map(({ sessionId }) => sessionId)}::uuid[], ${asked.map(({ board }) => board)}::int[]) AS asked(session_id, board_id)
    JOIN session s ON s.id = asked.session_id AND s.expires_at > now()
    JOIN "user" u ON u.id = s.user_id AND ${isActive}
    LEFT JOIN board b ON b.id = asked.board_id
    LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = u.id
    WHERE b.id IS NOT NULL OR asked.board_id = ${ONESELF}`,
  );
  return new Access(rows.filter((row) => row.isMember || isAdmin(row)));
}

export class Access {
  private readonly until = new Map<string, Date>();

  constructor(rows: Row[]) {
    for (const { sessionId, boardId, expiresAt } of rows) this.until.set(key(sessionId, boardId), expiresAt);
  }

  /** Until when, at most; null for a board that he may not see. */
  expiryOf({ sessionId }: Viewer, board: number): Date | null {
    return this.until.get(key(sessionId, board)) ?? null;
  }
}

const key = (sessionId: string, board: number) => `${sessionId} ${board}`;
