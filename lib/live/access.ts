import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { PERSONAL_CHANNEL } from "@/lib/live/changes";
import { isActive } from "@/lib/users/active";
import { isAdmin, type IsAdmin } from "@/lib/users/current-user";
import type { LiveConnection } from "@/lib/live/connection";

interface Row extends IsAdmin {
  sessionId: string;
  boardId: number;
  isMember: boolean;
  expiresAt: Date;
}

/** Checks in one statement which boards each connection's session may see now. */
export async function readAccess(connections: LiveConnection[]): Promise<Access> {
  const requested = connections.flatMap(({ sessionId, boards }) => [...boards].map((board) => ({ sessionId, board })));
  const rows = await rowsOf<Row>(
    db,
    Prisma.sql`
    SELECT DISTINCT s.id AS "sessionId", requested.board_id AS "boardId", s.expires_at AS "expiresAt", u.role::text AS role, u.is_service_admin AS "isServiceAdmin", m.user_id IS NOT NULL OR requested.board_id = ${PERSONAL_CHANNEL} AS "isMember"
    FROM unnest(${requested.map(({ sessionId }) => sessionId)}::uuid[], ${requested.map(({ board }) => board)}::int[]) AS requested(session_id, board_id)
    JOIN session s ON s.id = requested.session_id AND s.expires_at > now()
    JOIN "user" u ON u.id = s.user_id AND ${isActive}
    LEFT JOIN board b ON b.id = requested.board_id
    LEFT JOIN board_member m ON m.board_id = b.id AND m.user_id = u.id
    WHERE b.id IS NOT NULL OR requested.board_id = ${PERSONAL_CHANNEL}`,
  );
  return new Access(rows.filter((row) => row.isMember || isAdmin(row)));
}

export class Access {
  private readonly until = new Map<string, Date>();

  constructor(rows: Row[]) {
    for (const { sessionId, boardId, expiresAt } of rows) this.until.set(key(sessionId, boardId), expiresAt);
  }

  /** Null for a board that the session may not see. */
  expiryOf({ sessionId }: LiveConnection, board: number): Date | null {
    return this.until.get(key(sessionId, board)) ?? null;
  }
}

const key = (sessionId: string, board: number) => `${sessionId} ${board}`;
