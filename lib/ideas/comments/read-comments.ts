import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { grouped } from "@/lib/by-id";
import { authorAsJson, type IdeaAuthor } from "@/lib/ideas/author";
import type { CommentPlace } from "@/lib/ideas/comments/place";
import { isPublicComment } from "@/lib/ideas/conditions";
import { hasCookie, type Reader } from "@/lib/ideas/reader";
import { asParagraphs, withUnfollowedLinks } from "@/lib/ideas/text";

export type Badge = "author" | "admin" | "";

export interface PublicReply {
  id: number;
  parentId: number | null;
  /** Safe HTML. */
  description: string;
  author: IdeaAuthor;
  badge: Badge;
  canDelete: boolean;
  createdAt: Date;
}

export type PublicComment = PublicReply & { replies: PublicReply[] };

/** The comments next to a place, or the latest ones; or those of the thread that a comment is in. Always with their replies. */
export type CommentsWanted = { most: number; place?: CommentPlace | null } | { threadOf: number };

export interface FoundComments {
  /** The oldest first. */
  publicComments: PublicComment[];
  /** How many comments come before the first and after the last of these. */
  earlier: number;
  later: number;
}

/** Of `task t`, for `commentsOfJson`. */
export const commentsAsJson = (board: Pick<Board, "id">, by: Reader, wanted: CommentsWanted): Prisma.Sql => Prisma.sql`(
  WITH top AS MATERIALIZED (${topComments(wanted)}),
  shown AS (SELECT * FROM top UNION ALL SELECT c.* FROM top p JOIN comment c ON c.parent_id = p.id WHERE c.task_id = t.id AND ${isPublicComment})
  SELECT json_build_array((
    SELECT json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'description', c.description, 'author', ${authorAsJson(Prisma.sql`c.author_name`)},
      'isByAuthor', ${isByAuthor}, 'isByTeam', ${isEditor(board, Prisma.sql`u.id`, Prisma.sql`u.role = 'administrator' OR u.is_service_admin`)},
      'canDelete', ${canDelete(board, by)}, 'createdAt', c.created_at) ORDER BY c.created_at, c.id)
    FROM shown c LEFT JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = c.created_by OFFSET 0) u ON true),
    ${countBeyond(Prisma.sql`<`, OLDEST_FIRST)}, ${countBeyond(Prisma.sql`>`, NEWEST_FIRST)}))`;

const OLDEST_FIRST = Prisma.sql`created_at, id`;
const NEWEST_FIRST = Prisma.sql`created_at DESC, id DESC`;

const isTopComment = Prisma.sql`c.task_id = t.id AND c.parent_id IS NULL AND ${isPublicComment}`;

function topComments(wanted: CommentsWanted): Prisma.Sql {
  if ("threadOf" in wanted)
    return Prisma.sql`SELECT c.* FROM comment c WHERE ${isTopComment} AND c.id = (SELECT coalesce(r.parent_id, r.id) FROM comment r WHERE r.id = ${wanted.threadOf})`;

  const { most, place } = wanted;
  const isBeyond = place
    ? Prisma.sql`(c.created_at, c.id) ${place.side === "before" ? Prisma.sql`<` : Prisma.sql`>`} (${place.at}::timestamptz, ${place.id}::int)`
    : Prisma.sql`true`;
  const order = place?.side === "after" ? OLDEST_FIRST : NEWEST_FIRST;
  return Prisma.sql`SELECT c.* FROM comment c WHERE ${isTopComment} AND ${isBeyond} ORDER BY ${order} LIMIT ${most}`;
}

const countBeyond = (than: Prisma.Sql, order: Prisma.Sql) => Prisma.sql`(
  SELECT count(*) FROM comment c JOIN (SELECT * FROM top ORDER BY ${order} LIMIT 1) edge ON (c.created_at, c.id) ${than} (edge.created_at, edge.id) WHERE ${isTopComment})`;

/** By account, or by the cookie of the guest who sent the idea. */
const isByAuthor = Prisma.sql`coalesce(c.created_by = t.created_by OR (c.created_by IS NULL AND c.guest_key = i.guest_key AND i.guest_key <> i.address_key), false)`;

const isEditor = (
  { id }: Pick<Board, "id">,
  userId: Prisma.Sql,
  isAdmin: Prisma.Sql,
): Prisma.Sql => Prisma.sql`coalesce(
  ${isAdmin} OR EXISTS (SELECT 1 FROM board_member m WHERE m.board_id = ${id} AND m.user_id = ${userId} AND m.role <> 'viewer'), false)`;

function canDelete(board: Pick<Board, "id">, { user, guest }: Reader): Prisma.Sql {
  const isOwnAsGuest = hasCookie(guest) ? Prisma.sql`c.guest_key = ${guest.key}` : Prisma.sql`false`;
  return Prisma.sql`coalesce(c.created_by = ${user?.id ?? null}::int, false) OR coalesce(${isOwnAsGuest}, false)
    OR ${isEditor(board, Prisma.sql`${user?.id ?? null}::int`, Prisma.sql`${user?.isAdmin ?? false}::boolean`)}`;
}

type FoundComment = Omit<PublicReply, "badge" | "createdAt"> &
  Record<"createdAt", string> &
  Record<"isByAuthor" | "isByTeam", boolean>;

export type CommentsJson = [comments: FoundComment[] | null, earlier: number, later: number];

export function commentsOfJson([found, earlier, later]: CommentsJson): FoundComments {
  const comments = (found ?? []).map(commentOf);
  const replies = grouped(comments, ({ parentId }) => parentId);
  const top = comments.filter(({ parentId }) => parentId === null);
  return {
    publicComments: top.map((comment) => ({ ...comment, replies: replies.get(comment.id) ?? [] })),
    earlier,
    later,
  };
}

function commentOf({ isByAuthor, isByTeam, createdAt, description, ...comment }: FoundComment): PublicReply {
  return {
    ...comment,
    description: asParagraphs(isByTeam ? description : withUnfollowedLinks(description)),
    badge: isByAuthor ? "author" : isByTeam ? "admin" : "",
    createdAt: new Date(createdAt),
  };
}
