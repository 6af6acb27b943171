import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import type { ListComments } from "@/lib/comments/inputs";
import {
  commentsAsValue,
  type FoundComments,
  type LoadedComments,
  loadedComments,
  PUBLISHED,
} from "@/lib/comments/load";
import { reader } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import { offsetOf } from "@/lib/http/response/paginator";
import type { CallerRead } from "@/lib/users/caller-read";

export interface ListedComments extends LoadedComments {
  total: number;
  /** All comments and replies of the task, whatever the filters are. */
  all: number;
}

interface Counts {
  total: number;
  all: number;
}

/** @throws Forbidden for a board that the user may not see, NotFound for a task of another board */
export const commentsOfPath: CallerRead<[PathParams, ListComments], OnBoard & { list: ListedComments }> = {
  expression: ({ board_id, task_id }, query) => boardOfCaller(pathId(board_id), commentsOf(pathId(task_id), query)),
  result: async (value, user) => {
    const { more, ...found } = foundBoard<[FoundComments, Counts | null]>(value, user);
    const [rows, counted] = more;
    if (!counted) throw new NotFound("Task");
    return { ...found, list: { ...(await loadedComments(reader(), rows)), ...counted } };
  },
};

/** A page of comments and the counts on `board b`, as one JSON value. */
function commentsOf(taskId: number, query: ListComments): Prisma.Sql {
  const { privacy, type, perPage, ...rest } = query;
  const whereReply = privacy ? Prisma.sql`${PUBLISHED} AND c.privacy = ${privacy}::comment_privacy` : PUBLISHED;
  const isOfType =
    type === "comment"
      ? Prisma.sql`c.type = 'comment' AND c.parent_id IS NULL AND ${whereReply}`
      : Prisma.sql`c.type = 'reply' AND ${whereReply}`;
  const where = Prisma.sql`c.task_id = ${taskId} AND ${isOfType}`;
  const comments = commentsAsValue({ where, whereReply, ...rest, limit: perPage, offset: offsetOf(query) });
  const counts = Prisma.sql`
    SELECT json_build_object('total', count(*) FILTER (WHERE ${isOfType}), 'all', count(*) FILTER (WHERE ${PUBLISHED} AND c.type <> 'note'))
    FROM task t LEFT JOIN comment c ON c.task_id = t.id WHERE t.id = ${taskId} AND t.board_id = b.id GROUP BY t.id`;
  return Prisma.sql`json_build_array(${comments}, (${counts}))`;
}
