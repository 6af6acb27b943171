import "server-only";
import { type Board, Prisma } from "@/generated/prisma/client";
import { grouped } from "@/lib/by-id";
import { reader, rowsOf } from "@/lib/db";
import { authorAsJson, type IdeaAuthor } from "@/lib/ideas/author";
import { isPublicComment, isPublicStage } from "@/lib/ideas/conditions";
import { type IdeaRow, ideaAsJson, ideaOfJson, JOIN_AUTHOR } from "@/lib/ideas/list";
import { withOpenPictures } from "@/lib/ideas/pictures";
import { hasCookie, isOnBoard, type Reader } from "@/lib/ideas/reader";
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

export interface IdeaDetail extends IdeaRow {
  /** The team's answer, as safe HTML. */
  answer: { html: string; at: Date; by: string } | null;
  /** The latest ones, the oldest of them first. */
  publicComments: PublicComment[];
  mergedIntoId: number | null;
  isOnBoard: boolean;
}

/** Comments with their replies that one page shows. */
export const MOST_COMMENTS = 500;

/** An idea in a public stage, or in any stage for readers who are on the board. A merged one has only to lead to the other. */
export async function readIdea(board: Pick<Board, "id">, ideaId: number, by: Reader): Promise<IdeaDetail | null> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`
    SELECT json_build_array(${ideaAsJson(by)}, ${answerAsJson}, i.merged_into_id, ${isOnBoard(board.id, by)}, ${commentsAsJson(board, by)})::text AS found
    FROM task t JOIN stage s ON s.id = t.stage_id LEFT JOIN idea i ON i.task_id = t.id ${JOIN_AUTHOR}
    WHERE t.id = ${ideaId} AND t.board_id = ${board.id} AND t.parent_id IS NULL AND (t.archived_at IS NULL OR i.merged_into_id IS NOT NULL)
      AND s.archived_at IS NULL AND (${isPublicStage} OR ${isOnBoard(board.id, by)})`,
  );
  return row ? withOpenPictures(detailOf(JSON.parse(row.found) as Found)) : null;
}

const answerAsJson = Prisma.sql`CASE WHEN i.answer IS NOT NULL THEN json_build_object('html', i.answer, 'at', coalesce(i.answered_at, t.updated_at),
  'by', coalesce((SELECT a.display_name FROM "user" a WHERE a.id = i.answered_by), '')) END`;

function commentsAsJson(board: Pick<Board, "id">, by: Reader): Prisma.Sql {
  const listed = (where: Prisma.Sql) => Prisma.sql`c.task_id = t.id AND ${where} AND ${isPublicComment}`;
  return Prisma.sql`(
    WITH top AS MATERIALIZED (SELECT c.* FROM comment c WHERE ${listed(Prisma.sql`c.parent_id IS NULL`)} ORDER BY c.created_at DESC, c.id DESC LIMIT ${MOST_COMMENTS}),
    shown AS (SELECT * FROM top UNION ALL SELECT c.* FROM top p JOIN comment c ON c.parent_id = p.id WHERE ${listed(Prisma.sql`true`)})
    SELECT json_agg(json_build_object('id', c.id, 'parentId', c.parent_id, 'description', c.description, 'author', ${authorAsJson(Prisma.sql`c.author_name`)},
      'isByAuthor', ${isByAuthor}, 'isByTeam', ${isEditor(board, Prisma.sql`u.id`, Prisma.sql`u.role = 'administrator' OR u.is_service_admin`)},
      'canDelete', ${canDelete(board, by)}, 'createdAt', c.created_at) ORDER BY c.created_at, c.id)
    FROM shown c LEFT JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = c.created_by OFFSET 0) u ON true)`;
}

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

type InJson<Row> = Omit<Row, "createdAt" | "updatedAt"> & Record<"createdAt", string>;

type FoundComment = InJson<Omit<PublicReply, "badge">> & Record<"isByAuthor" | "isByTeam", boolean>;

type Found = [
  idea: InJson<IdeaRow> & Record<"updatedAt", string>,
  answer: { html: string; at: string; by: string } | null,
  mergedIntoId: number | null,
  isOnBoard: boolean,
  comments: FoundComment[] | null,
];

function detailOf([idea, answer, mergedIntoId, isReaderOnBoard, found]: Found): IdeaDetail {
  const comments = (found ?? []).map(commentOf);
  const replies = grouped(comments, ({ parentId }) => parentId);
  const top = comments.filter(({ parentId }) => parentId === null);
  return {
    ...ideaOfJson(idea),
    answer: answer && { ...answer, at: new Date(answer.at) },
    publicComments: top.map((comment) => ({ ...comment, replies: replies.get(comment.id) ?? [] })),
    mergedIntoId,
    isOnBoard: isReaderOnBoard,
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
