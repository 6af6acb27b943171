import "server-only";
import { Prisma, type Task } from "@/generated/prisma/client";
import type { ReadFeed } from "@/lib/activity/inputs";
import { type LineRecord, loadLines } from "@/lib/activity/load";
import { type CommentRow, type LoadedComments, loadComments, PUBLISHED } from "@/lib/comments/load";
import { db, rowsOf } from "@/lib/db";
import { offsetOf, type Paged } from "@/lib/http/response/paginator";
import type { CurrentUser } from "@/lib/users/current-user";

export type Entry = { comment: CommentRow } | { line: LineRecord };

export interface Feed extends Paged<Entry> {
  comments: LoadedComments;
}

/** A page of a task's comments with their replies, and of its activity, in one sequence (compatibility.md, C82). Activity
 * about comments is left out because the comments are there themselves. */
export async function readFeed({ id, boardId }: Task, query: ReadFeed, user: CurrentUser): Promise<Feed> {
  const all = Prisma.join(sources(id, boardId)[query.type], " UNION ALL ");
  const order = query.isNewestFirst
    ? Prisma.sql`created_at DESC, id DESC, is_comment`
    : Prisma.sql`created_at, id, is_comment DESC`;
  const page = Prisma.sql`SELECT * FROM (${all}) entry ORDER BY ${order} LIMIT ${query.perPage} OFFSET ${offsetOf(query)}`;
  const [comments, lines, { entries, total }] = await Promise.all([
    loadComments(db, {
      where: Prisma.sql`c.id = ANY(ARRAY(SELECT id FROM (${page}) e WHERE is_comment))`,
      limit: query.perPage,
    }),
    loadLines(
      Prisma.sql`SELECT * FROM activity WHERE id = ANY(ARRAY(SELECT id FROM (${page}) e WHERE NOT is_comment))`,
      Prisma.sql`a.id`,
      user,
    ),
    readEntries(all, page, order),
  ]);
  return { rows: inOrder(entries, comments, lines), comments, total, page: query.page, perPage: query.perPage };
}

interface EntryRef {
  isComment: boolean;
  id: number;
}

function sources(taskId: number, boardId: number): Record<ReadFeed["type"], Prisma.Sql[]> {
  const comments = Prisma.sql`SELECT c.created_at, c.id, true AS is_comment FROM comment c WHERE c.board_id = ${boardId} AND c.task_id = ${taskId} AND c.parent_id IS NULL AND c.type = 'comment' AND ${PUBLISHED}`;
  const lines = Prisma.sql`SELECT a.created_at, a.id, false AS is_comment FROM activity a WHERE a.board_id = ${boardId} AND a.task_id = ${taskId} AND coalesce(a."column", '') NOT IN ('comment', 'a reply', 'comment privacy', 'reply privacy')`;
  return { all: [comments, lines], comments: [comments], activities: [lines] };
}

async function readEntries(
  all: Prisma.Sql,
  page: Prisma.Sql,
  order: Prisma.Sql,
): Promise<{ entries: EntryRef[]; total: number }> {
  const [found] = await rowsOf<{ entries: EntryRef[]; total: number }>(
    db,
    Prisma.sql`
    SELECT (SELECT count(*)::int FROM (${all}) entry) AS total,
      (SELECT coalesce(json_agg(json_build_object('isComment', is_comment, 'id', id) ORDER BY ${order}), '[]') FROM (${page}) e) AS entries`,
  );
  return found ?? { entries: [], total: 0 };
}

function inOrder(entries: EntryRef[], { rows }: LoadedComments, lines: LineRecord[]): Entry[] {
  const comments = new Map(rows.map((comment) => [comment.id, { comment }]));
  const others = new Map(lines.map((line) => [line.id, { line }]));
  return entries.flatMap(({ isComment, id }) => (isComment ? comments.get(id) : others.get(id)) ?? []);
}
