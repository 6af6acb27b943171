import "server-only";
import { type Attachment, type Comment, Prisma } from "@/generated/prisma/client";
import { byId, grouped } from "@/lib/by-id";
import { rowsOf, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import type { Person } from "@/lib/users/present";

export type ReplyRow = Omit<Comment, "guestKey" | "isMarkdown"> & { mentionedIds: number[] };

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
  const [row] = await rowsOf<{ found: string }>(tx, Prisma.sql`SELECT ${commentsAsValue(query)}::text AS found`);
  return loadedComments(tx, JSON.parse(row?.found ?? "[]") as FoundComments);
}

/** From the value of `commentsAsValue`; reads the images, where there are some. */
export async function loadedComments(tx: Tx, [found, authors]: FoundComments): Promise<LoadedComments> {
  const all = (found ?? []).map(commentOf);
  const pictured = all.filter(({ hasImages }) => hasImages).map(({ id }) => id);
  const images = pictured.length
    ? await tx.attachment.findMany({
        where: { commentId: { in: pictured }, owner: "comment_image" },
        orderBy: { id: "asc" },
      })
    : [];
  const replies = grouped(
    all.filter(({ isReply }) => isReply),
    ({ parentId }) => parentId,
  );
  return {
    rows: all
      .filter(({ isReply }) => !isReply)
      .map((row) => Object.assign(row, { repliesCount: row.repliesCount ?? replies.get(row.id)?.length ?? 0 })),
    replies,
    images: grouped(images, ({ commentId }) => commentId),
    people: byId((authors ?? []).map(authorOf)),
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

/** In the order of `commentsAsValue`. */
type CommentColumns = [
  id: number,
  boardId: number,
  taskId: number,
  parentId: number | null,
  type: Comment["type"],
  privacy: Comment["privacy"],
  status: Comment["status"],
  authorName: string,
  authorEmail: string,
  authorIp: string,
  rawDescription: string,
  description: string,
  createdById: number | null,
  createdAt: string,
  updatedAt: string,
  isReply: boolean,
  mentionedIds: number[],
  hasImages: boolean,
  repliesCount: number | null,
];

type AuthorRow = Omit<Person, "createdAt" | "deactivatedAt"> & { createdAt: string; deactivatedAt: string | null };

export type FoundComments = [CommentColumns[] | null, AuthorRow[] | null];

const commentOf = (columns: CommentColumns): FoundRow => ({
  id: columns[0],
  boardId: columns[1],
  taskId: columns[2],
  parentId: columns[3],
  type: columns[4],
  privacy: columns[5],
  status: columns[6],
  authorName: columns[7],
  authorEmail: columns[8],
  authorIp: columns[9],
  rawDescription: columns[10],
  description: columns[11],
  createdById: columns[12],
  createdAt: new Date(columns[13]),
  updatedAt: new Date(columns[14]),
  isReply: columns[15],
  mentionedIds: columns[16],
  hasImages: columns[17],
  repliesCount: columns[18],
});

const authorOf = ({ createdAt, deactivatedAt, ...row }: AuthorRow): Person => ({
  ...row,
  createdAt: new Date(createdAt),
  deactivatedAt: deactivatedAt === null ? null : new Date(deactivatedAt),
});

/** Comments with their replies and authors as a JSON value for `loadedComments`, to be read in another statement. */
export function commentsAsValue({
  where,
  whereReply = PUBLISHED,
  isOldestFirst = false,
  limit = 1,
  offset = 0,
  withReplies = true,
  withImages = true,
}: CommentQuery): Prisma.Sql {
  const order = isOldestFirst ? Prisma.sql`c.created_at, c.id` : Prisma.sql`c.created_at DESC, c.id DESC`;
  const counted = Prisma.sql`(SELECT count(*) FROM comment c WHERE c.parent_id = s.id AND c.task_id = s.task_id AND ${whereReply})`;
  return Prisma.sql`(
    WITH page AS MATERIALIZED (SELECT * FROM comment c WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}),
    shown AS MATERIALIZED (SELECT c.*, false AS is_reply, row_number() OVER (ORDER BY ${order}) AS place FROM page c ${withReplies ? repliesOfPage(whereReply) : Prisma.empty})
    SELECT json_build_array(
      (SELECT json_agg(json_build_array(s.id, s.board_id, s.task_id, s.parent_id, s.type, s.privacy, s.status, s.author_name, s.author_email, s.author_ip, s.raw_description,
        s.description, s.created_by, s.created_at, s.updated_at, s.is_reply, ARRAY(SELECT m.user_id FROM comment_mention m WHERE m.comment_id = s.id ORDER BY m.user_id),
        ${withImages ? HAS_IMAGES : Prisma.sql`false`}, ${withReplies ? Prisma.sql`NULL::int` : counted}) ORDER BY s.is_reply, s.place) FROM shown s),
      (${AUTHORS})))`;
}

const repliesOfPage = (whereReply: Prisma.Sql): Prisma.Sql => Prisma.sql`UNION ALL
    SELECT c.*, true, row_number() OVER (ORDER BY c.created_at, c.id)
    FROM page CROSS JOIN LATERAL (SELECT * FROM comment c WHERE c.parent_id = page.id AND c.task_id = page.task_id AND ${whereReply} ORDER BY c.created_at, c.id) c`;

/** With EXISTS the planner may read the images of all comments. */
const HAS_IMAGES = Prisma.sql`(SELECT true FROM attachment a WHERE a.comment_id = s.id AND a.owner = 'comment_image' LIMIT 1) IS TRUE`;

export const PUBLISHED = Prisma.sql`c.status = 'published'`;

/** OFFSET 0 keeps the planner from scanning all users. */
const AUTHORS = Prisma.sql`
  SELECT json_agg(json_build_object('id', u.id, 'login', u.login, 'nicename', u.nicename, 'email', u.email, 'url', u.url, 'displayName', u.display_name, 'photoKey', u.photo_key,
    'role', u.role, 'isServiceAdmin', u.is_service_admin, 'deactivatedAt', u.deactivated_at, 'createdAt', u.created_at, 'invitedEmail', m.invited_email))
  FROM (SELECT DISTINCT s.created_by, s.board_id FROM shown s) s CROSS JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = s.created_by OFFSET 0) u LEFT JOIN board_member m ON m.user_id = u.id AND m.board_id = s.board_id`;
