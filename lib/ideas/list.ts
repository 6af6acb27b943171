import "server-only";
import { type Board, Prisma, type TaskStatus } from "@/generated/prisma/client";
import { reader, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { offsetOf } from "@/lib/http/response/paginator";
import { authorAsJson, type IdeaAuthor } from "@/lib/ideas/author";
import { isActiveIdea, isPublicStage, publicComments, publicUpdate } from "@/lib/ideas/conditions";
import { slugOfStage } from "@/lib/ideas/public-stages";
import { isOnBoard, isOwnVote, type Reader } from "@/lib/ideas/reader";
import { matchesIdea } from "@/lib/ideas/search";

export type IdeaSort = "recent" | "comment" | "vote";

export interface IdeaQuery {
  stageId: number | "all";
  sort: IdeaSort;
  search: string;
  page: number;
  perPage: number;
}

export interface IdeaStage {
  id: number;
  title: string;
  slug: string;
  status: TaskStatus;
  isPublic: boolean;
}

export interface IdeaRow {
  id: number;
  boardId: number;
  stageId: number;
  title: string;
  slug: string;
  status: TaskStatus;
  /** Safe HTML. */
  description: string;
  createdAt: Date;
  updatedAt: Date;
  voteCount: number;
  commentsCount: number;
  author: IdeaAuthor;
  isVoted: boolean;
  stage: IdeaStage;
}

/** Ideas of one stage, or of all public ones. Never archived or merged ones. @throws NotFound for a stage that the reader may not see */
export async function listIdeas(
  board: Pick<Board, "id">,
  query: IdeaQuery,
  by: Reader,
): Promise<{ rows: IdeaRow[]; total: number }> {
  const [row] = await rowsOf<{ found: string }>(reader(), listStatement(board, query, by));
  const [hasStage, total, rows] = JSON.parse(row?.found ?? "[false,0,null]") as [boolean, number, InJson[] | null];
  if (!hasStage && query.stageId !== "all") throw new NotFound("Stage");
  return { rows: (rows ?? []).map(ideaOfJson), total };
}

const listStatement = (board: Pick<Board, "id">, { stageId, sort, search, page, perPage }: IdeaQuery, by: Reader) => {
  const isChosen =
    stageId === "all"
      ? isPublicStage
      : Prisma.sql`s.id = ${stageId} AND s.archived_at IS NULL AND (s.is_public OR ${isOnBoard(board.id, by)})`;
  return Prisma.sql`
    WITH stages AS MATERIALIZED (SELECT s.* FROM stage s WHERE s.board_id = ${board.id} AND ${isChosen}),
    found AS MATERIALIZED (
      SELECT t.id, ${KEYS[sort](board)} AS key FROM task t
      WHERE t.stage_id IN (SELECT id FROM stages) AND ${isActiveIdea} AND ${matchesIdea(search)}),
    page AS MATERIALIZED (SELECT * FROM found ORDER BY key DESC, id DESC LIMIT ${perPage} OFFSET ${offsetOf({ page, perPage })})
    SELECT json_build_array(EXISTS (SELECT 1 FROM stages), (SELECT count(*) FROM found),
      (SELECT json_agg(${ideaAsJson(by)} ORDER BY page.key DESC, page.id DESC) FROM page JOIN task t ON t.id = page.id JOIN stages s ON s.id = t.stage_id ${JOIN_AUTHOR}))::text AS found`;
};

const KEYS: Record<IdeaSort, (board: Pick<Board, "id">) => Prisma.Sql> = {
  recent: () => Prisma.sql`t.created_at`,
  vote: () => Prisma.sql`t.vote_count`,
  comment: () => publicComments,
};

/** OFFSET 0 keeps the planner from reading all users. */
export const JOIN_AUTHOR = Prisma.sql`LEFT JOIN LATERAL (SELECT * FROM "user" u WHERE u.id = t.created_by OFFSET 0) u ON true`;

/** `task t` in `stage s` of the author `u`, for `ideaOfJson`. */
export const ideaAsJson = (by: Reader): Prisma.Sql => Prisma.sql`json_build_object(
  'id', t.id, 'boardId', t.board_id, 'stageId', t.stage_id, 'title', t.title, 'slug', t.slug, 'status', t.status, 'description', coalesce(t.description, ''),
  'createdAt', t.created_at, 'updatedAt', ${publicUpdate}, 'voteCount', t.vote_count, 'commentsCount', ${publicComments}, 'author', ${authorAsJson(Prisma.sql`t.author_name`)},
  'isVoted', EXISTS (SELECT 1 FROM idea_vote v WHERE v.task_id = t.id AND ${isOwnVote(by)}), 'stage', ${stageAsJson})`;

const stageAsJson = Prisma.sql`json_build_object('id', s.id, 'title', s.title, 'slug', ${slugOfStage}, 'status', s.default_task_status, 'isPublic', s.is_public IS TRUE)`;

type InJson = Omit<IdeaRow, "createdAt" | "updatedAt"> & Record<"createdAt" | "updatedAt", string>;

export const ideaOfJson = <Row extends InJson>({ createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});
