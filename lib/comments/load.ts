import "server-only";
import { type Attachment, type Comment, Prisma } from "@/generated/prisma/client";
import { byId, grouped } from "@/lib/by-id";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { Person } from "@/lib/users/present";

export type ReplyRow = Comment & { mentionedIds: number[] };

export type CommentRow = ReplyRow & { repliesCount: number };

export interface LoadedComments {
  rows: CommentRow[];
  replies: Map<number, ReplyRow[]>;
  images: Map<number, Attachment[]>;
  people: Map<number, Person>;
}

export interface CommentQuery {
  /** A condition on `c`. */
  where: Prisma.Sql;
  whereReply?: Prisma.Sql;
  isOldestFirst?: boolean;
  limit?: number;
  offset?: number;
  withReplies?: boolean;
  withImages?: boolean;
}

export async function loadComments(tx: Tx, query: CommentQuery): Promise<LoadedComments> {
  const all = await loadRows(tx, query);
  const pictured = all.filter(({ hasImages }) => hasImages).map(({ id }) => id);
  const [images, people] = await Promise.all([
    pictured.length
      ? tx.attachment.findMany({
          where: { commentId: { in: pictured }, owner: "comment_image" },
          orderBy: { id: "asc" },
        })
      : [],
    loadPeople(tx, all),
  ]);
  const replies = grouped(
    all.filter(({ isReply }) => isReply),
    ({ parentId }) => parentId,
  );
  return {
    rows: all
      .filter(({ isReply }) => !isReply)
      .map((row) => ({ ...row, repliesCount: row.repliesCount ?? replies.get(row.id)?.length ?? 0 })),
    replies,
    images: grouped(images, ({ commentId }) => commentId),
    people,
  };
}

/** @throws NotFound when it is gone */
export async function loadComment(tx: Tx, id: number): Promise<LoadedComments> {
  const loaded = await loadComments(tx, { where: Prisma.sql`c.id = ${id}` });
  if (loaded.rows.length === 0) throw new NotFound("Comment");
  return loaded;
}

/** `isReply`: loaded with its comment. `repliesCount` is null when the replies are loaded anyway. */
type FoundRow = ReplyRow & { isReply: boolean; repliesCount: number | null; hasImages: boolean };

function loadRows(
  tx: Tx,
  {
    where,
    whereReply = PUBLISHED,
    isOldestFirst = false,
    limit = 1,
    offset = 0,
    withReplies = true,
    withImages = true,
  }: CommentQuery,
): Promise<FoundRow[]> {
  const order = isOldestFirst ? Prisma.sql`c.created_at, c.id` : Prisma.sql`c.created_at DESC, c.id DESC`;
  const counted = Prisma.sql`(SELECT count(*)::int FROM comment c WHERE c.parent_id = s.id AND c.task_id = s.task_id AND ${whereReply})`;
  return rowsOf<FoundRow>(
    tx,
    Prisma.sql`
    WITH page AS MATERIALIZED (SELECT * FROM comment c WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}),
    shown AS (SELECT c.*, false AS is_reply, row_number() OVER (ORDER BY ${order}) AS place FROM page c ${withReplies ? repliesOfPage(whereReply) : Prisma.empty})
    SELECT s.id, s.board_id AS "boardId", s.task_id AS "taskId", s.parent_id AS "parentId", s.type::text AS type, s.privacy::text AS privacy, s.status::text AS status,
      s.author_name AS "authorName", s.author_email AS "authorEmail", s.author_ip AS "authorIp", s.raw_description AS "rawDescription", s.description,
      s.created_by AS "createdById", s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.is_reply AS "isReply",
      ARRAY(SELECT m.user_id FROM comment_mention m WHERE m.comment_id = s.id ORDER BY m.user_id) AS "mentionedIds",
      ${withImages ? HAS_IMAGES : Prisma.sql`false`} AS "hasImages",
      ${withReplies ? Prisma.sql`NULL::int` : counted} AS "repliesCount"
    FROM shown s ORDER BY s.is_reply, s.place`,
  );
}

const repliesOfPage = (whereReply: Prisma.Sql): Prisma.Sql => Prisma.sql`UNION ALL
    SELECT c.*, true, row_number() OVER (ORDER BY c.created_at, c.id)
    FROM page CROSS JOIN LATERAL (SELECT * FROM comment c WHERE c.parent_id = page.id AND c.task_id = page.task_id AND ${whereReply} ORDER BY c.created_at, c.id) c`;

/** With EXISTS the planner may read the images of all comments. */
const HAS_IMAGES = Prisma.sql`(SELECT true FROM attachment a WHERE a.comment_id = s.id AND a.owner = 'comment_image' LIMIT 1) IS TRUE`;

export const PUBLISHED = Prisma.sql`c.status = 'published'`;

async function loadPeople(tx: Tx, comments: FoundRow[]): Promise<Map<number, Person>> {
  const [ids, boardId] = [
    [...new Set(comments.flatMap(({ createdById }) => createdById ?? []))],
    comments[0]?.boardId ?? 0,
  ];
  const people = await rowsOf<Person>(
    tx,
    Prisma.sql`
    SELECT u.id, u.login, u.nicename, u.email, u.url, u.display_name AS "displayName", u.photo_key AS "photoKey", u.role::text AS role,
      u.is_service_admin AS "isServiceAdmin", u.deactivated_at AS "deactivatedAt", u.created_at AS "createdAt", m.invited_email AS "invitedEmail"
    FROM "user" u LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = ${boardId} WHERE u.id = ANY(${ids})`,
  );
  return byId(people);
}
