import "server-only";
import { Prisma, type Comment } from "@/generated/prisma/client";
import type { OnBoard } from "@/lib/boards/policy";
import { columnsOf } from "@/lib/database/record";
import { reader, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { isPublicComment } from "@/lib/ideas/conditions";
import { areRoadmapsOff, roadmapsOff } from "@/lib/modules/refuse";
import { type Reader, readerOf } from "@/lib/ideas/reader";
import { roadmapOfIdea, roadmapOfPath } from "@/lib/roadmaps/find";
import type { CurrentUser } from "@/lib/users/current-user";

export type OnRoadmap = OnBoard & { by: Reader };

/** The roadmap of a path, with who asks. @throws NotFound */
export const roadmapForReader = async (
  params: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<OnRoadmap> => ({
  ...(await roadmapOfPath(params, user).catch(refusedWrite(request))),
  by: readerOf(request, user),
});

/** With the stage of the path: its id, or `all-ideas` for those of all public stages. @throws NotFound */
export const stageForReader = async (
  params: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<OnRoadmap & { stageId: number | "all" }> => {
  const stageId = params.stage_id === "all-ideas" ? "all" : pathId(params.stage_id);
  return { ...(await roadmapForReader(params, user, request)), stageId };
};

/** With the idea of the path, which is only looked up where it is used. @throws NotFound */
export const ideaForReader = async (
  params: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<OnRoadmap & { ideaId: number }> => {
  const ideaId = pathId(params.task_id);
  return { ...(await roadmapForReader(params, user, request)), ideaId };
};

/** The roadmap of an idea whose path names no board. @throws NotFound */
export const roadmapOfIdeaPath = async (
  { idea_id }: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<OnRoadmap & { ideaId: number }> => {
  const ideaId = pathId(idea_id);
  return { ...(await roadmapOfIdea(ideaId, user).catch(refusedWrite(request))), by: readerOf(request, user), ideaId };
};

export type OnIdeaComment = OnRoadmap & { comment: Comment };

/** A public comment on an idea that the reader may see. @throws NotFound */
export async function ideaCommentOfPath(
  { comment_id }: PathParams,
  user: CurrentUser | null,
  request: Request,
): Promise<OnIdeaComment> {
  const by = readerOf(request, user);
  const [comment] = await rowsOf<Comment>(
    reader(),
    Prisma.sql`
    SELECT ${columnsOf(Prisma.CommentScalarFieldEnum, "c")} FROM comment c LEFT JOIN comment p ON p.id = c.parent_id
    WHERE c.id = ${pathId(comment_id)} AND ${isPublicComment} AND (p.id IS NULL OR p.privacy = 'public' AND p.status = 'published')`,
  );
  if (!comment) throw new NotFound("Comment");
  return {
    ...(await roadmapOfIdea(comment.taskId, user).catch(refusedWrite(request)).catch(asNoComment)),
    by,
    comment,
  };
}

function asNoComment(error: unknown): never {
  throw error instanceof NotFound ? new NotFound("Comment") : error;
}

/** While roadmaps are off, writes say so; for reads there are none (compatibility.md, C174). */
const refusedWrite =
  ({ method }: Request) =>
  async (error: unknown): Promise<never> => {
    throw method !== "GET" && method !== "HEAD" && (await areRoadmapsOff()) ? roadmapsOff() : error;
  };
