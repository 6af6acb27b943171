import "server-only";
import type { Comment } from "@/generated/prisma/client";
import { boardOfUser } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { taskOnBoard } from "@/lib/tasks/find";
import type { CurrentUser } from "@/lib/users/current-user";

export interface OnComment extends OnBoard {
  comment: Comment;
}

export const commentOnBoard = async (params: PathParams, user: CurrentUser): Promise<OnComment> =>
  withComment(params.comment_id, await boardOfUser(params, user), {});

export async function commentOnTask(params: PathParams, user: CurrentUser): Promise<OnComment> {
  const { task, ...found } = await taskOnBoard(params, user);
  return withComment(params.comment_id, found, { taskId: task.id });
}

export const replyOnBoard = async (params: PathParams, user: CurrentUser): Promise<OnComment> =>
  withComment(params.reply_id, await boardOfUser(params, user), { type: "reply" });

async function withComment(
  id: string | undefined,
  found: OnBoard,
  query: Partial<Pick<Comment, "taskId" | "type">>,
): Promise<OnComment> {
  const comment = await db.comment.findFirst({ where: { id: pathId(id), boardId: found.board.id, ...query } });
  if (!comment) throw new NotFound("Comment");
  return { ...found, comment };
}
