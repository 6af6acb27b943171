import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { removeComments, type RemovedComment } from "@/lib/comments/delete";
import { rowsOf, sendAlong, type Tx } from "@/lib/db";
import { recountVotes } from "@/lib/ideas/vote";
import type { KnownGuest } from "@/lib/moderation/guest-of-text";
import { IS_IDEA } from "@/lib/roadmaps/of-user";
import { lockListed } from "@/lib/tasks/bulk/lock";
import { archiveTasks } from "@/lib/tasks/write/archive";
import type { CurrentUser } from "@/lib/users/current-user";

export interface Removed {
  ideas: number;
  comments: number;
  votes: number;
}

export const NOTHING_REMOVED: Removed = { ideas: 0, comments: 0, votes: 0 };

/** Deletes the comments and votes of a guest, and archives their ideas that nobody else has commented on or answered. */
export async function removeContent(tx: Tx, boardId: number, guest: KnownGuest, actor: CurrentUser): Promise<Removed> {
  const ids = await tasksWith(tx, boardId, guest);
  if (ids.length === 0) return NOTHING_REMOVED;

  await lockListed(tx, boardId, ids);
  const ideas = await ideasToArchive(tx, ids, guest);
  const comments = await commentsOf(tx, ids, guest);
  await removeComments(tx, comments, actor);
  const votes = await removeVotes(tx, ids, guest);
  await archiveTasks(tx, boardId, Prisma.sql`id = ANY(${ideas}::int[])`, actor);
  return { ideas: ideas.length, comments: comments.length, votes };
}

/**
 * Whether a text is certainly of this guest. Anyone can sign with another's email address, and many share a network: only the
 * cookie is proof, and without one, both together.
 */
const isOf = (guest: KnownGuest, key: Prisma.Sql, email: Prisma.Sql): Prisma.Sql =>
  hasCookieKey(guest)
    ? Prisma.sql`coalesce(${key} = ${guest.guestKey}, false)`
    : Prisma.sql`(${key} IS NOT DISTINCT FROM ${guest.guestKey} AND coalesce(lower(${email}) = ${guest.email}, false))`;

const hasCookieKey = ({ guestKey, addressKey }: KnownGuest) => guestKey !== null && guestKey !== addressKey;

const isOwnIdea = (guest: KnownGuest): Prisma.Sql =>
  Prisma.sql`t.created_by IS NULL AND ${IS_IDEA} AND ${isOf(guest, Prisma.sql`i.guest_key`, Prisma.sql`t.author_email`)}`;

const isOwnComment = (guest: KnownGuest): Prisma.Sql =>
  Prisma.sql`c.created_by IS NULL AND ${isOf(guest, Prisma.sql`c.guest_key`, Prisma.sql`c.author_email`)}`;

/** Votes have no email address. */
const isOwnVote = (guest: KnownGuest): Prisma.Sql =>
  hasCookieKey(guest) ? Prisma.sql`v.guest_key = ${guest.guestKey}` : Prisma.sql`false`;

async function tasksWith(tx: Tx, boardId: number, guest: KnownGuest): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    SELECT t.id FROM task t LEFT JOIN idea i ON i.task_id = t.id WHERE t.board_id = ${boardId} AND t.archived_at IS NULL AND ${isOwnIdea(guest)}
    UNION SELECT c.task_id FROM comment c WHERE c.board_id = ${boardId} AND ${isOwnComment(guest)}
    UNION SELECT v.task_id FROM idea_vote v JOIN task t ON t.id = v.task_id WHERE t.board_id = ${boardId} AND ${isOwnVote(guest)}`,
  );
  return rows.map(({ id }) => id);
}

async function ideasToArchive(tx: Tx, ids: number[], guest: KnownGuest): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    Prisma.sql`
    SELECT t.id FROM task t LEFT JOIN idea i ON i.task_id = t.id
    WHERE t.id = ANY(${ids}::int[]) AND t.archived_at IS NULL AND i.answer IS NULL AND ${isOwnIdea(guest)}
      AND NOT EXISTS (SELECT 1 FROM comment c WHERE c.task_id = t.id AND NOT (${isOwnComment(guest)}))`,
  );
  return rows.map(({ id }) => id);
}

const commentsOf = (tx: Tx, taskIds: number[], guest: KnownGuest): Promise<RemovedComment[]> =>
  rowsOf<RemovedComment>(
    tx,
    Prisma.sql`
    SELECT c.id, c.board_id AS "boardId", c.task_id AS "taskId", c.type, c.parent_id AS "parentId", c.raw_description AS "rawDescription"
    FROM comment c WHERE c.task_id = ANY(${taskIds}::int[]) AND ${isOwnComment(guest)} ORDER BY c.id`,
  );

async function removeVotes(tx: Tx, taskIds: number[], guest: KnownGuest): Promise<number> {
  const removed = await rowsOf<{ taskId: number }>(
    tx,
    Prisma.sql`
    DELETE FROM idea_vote v WHERE v.task_id = ANY(${taskIds}::int[]) AND ${isOwnVote(guest)} RETURNING v.task_id AS "taskId"`,
  );
  if (removed.length > 0) await sendAlong(tx, recountVotes(removed.map(({ taskId }) => taskId)));
  return removed.length;
}
