import "server-only";
import { type Board, Prisma, type SubmissionState } from "@/generated/prisma/client";
import { db, rowsOf } from "@/lib/db";
import { offsetOf } from "@/lib/http/response/paginator";
import type { ListBlockedGuests, ListSubmissions } from "@/lib/moderation/inputs";

type Named = { id: number; title: string };

interface ShortPerson {
  id: number;
  displayName: string;
  photoKey: string;
}

export interface SubmissionRow {
  id: number;
  kind: "idea" | "comment" | "reply";
  state: SubmissionState;
  title: string | null;
  description: string;
  authorName: string;
  authorEmail: string;
  user: ShortPerson | null;
  idea: Named | null;
  /** The comment that a reply answers. */
  parent: { authorName: string; description: string } | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: ShortPerson | null;
}

export type Counts = Record<SubmissionState, number>;

const person = (id: Prisma.Sql) =>
  Prisma.sql`(SELECT json_build_object('id', u.id, 'displayName', u.display_name, 'photoKey', u.photo_key) FROM "user" u WHERE u.id = ${id})`;

/** The oldest first while they wait, so that nobody waits for long; the latest first once they are decided. */
export async function listSubmissions({ id: boardId }: Board, { state, page, perPage }: ListSubmissions) {
  const order = state === "pending" ? Prisma.sql`s.created_at, s.id` : Prisma.sql`s.decided_at DESC, s.id DESC`;
  const [rows, counts] = await Promise.all([
    rowsOf<SubmissionRow>(
      db,
      Prisma.sql`
      SELECT s.id, s.kind, s.state, s.title, s.description, s.author_name AS "authorName", s.author_email AS "authorEmail", s.created_at AS "createdAt",
        s.decided_at AS "decidedAt", ${person(Prisma.sql`s.user_id`)} AS user, ${person(Prisma.sql`s.decided_by`)} AS "decidedBy",
        (SELECT json_build_object('id', t.id, 'title', t.title) FROM task t WHERE t.id = s.task_id) AS idea,
        (SELECT json_build_object('authorName', c.author_name, 'description', c.description) FROM comment c WHERE c.id = s.parent_id) AS parent
      FROM submission s WHERE s.board_id = ${boardId} AND s.state = ${state}::submission_state
      ORDER BY ${order} LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`,
    ),
    countSubmissions(boardId),
  ]);
  return { rows, counts, total: counts[state], page, perPage };
}

export async function countSubmissions(boardId: number): Promise<Counts> {
  const rows = await rowsOf<{ state: SubmissionState; count: number }>(
    db,
    Prisma.sql`SELECT state, count(*)::int AS count FROM submission WHERE board_id = ${boardId} GROUP BY state`,
  );
  return { ...NONE, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

const NONE: Counts = { pending: 0, rejected: 0, spam: 0 };

export interface BlockedRow {
  id: number;
  email: string | null;
  blocksNetwork: boolean;
  createdAt: Date;
  createdBy: ShortPerson | null;
}

export async function listBlockedGuests({ id: boardId }: Board, { page, perPage }: ListBlockedGuests) {
  const [rows, [counted]] = await Promise.all([
    rowsOf<BlockedRow>(
      db,
      Prisma.sql`
      SELECT g.id, g.email, (g.address_key IS NOT NULL) AS "blocksNetwork", g.created_at AS "createdAt", ${person(Prisma.sql`g.created_by`)} AS "createdBy" FROM blocked_guest g
      WHERE g.board_id = ${boardId} ORDER BY g.created_at DESC, g.id DESC LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })}`,
    ),
    rowsOf<{ total: number }>(
      db,
      Prisma.sql`SELECT count(*)::int AS total FROM blocked_guest WHERE board_id = ${boardId}`,
    ),
  ]);
  return { rows, total: counted?.total ?? 0, page, perPage };
}
