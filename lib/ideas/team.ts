import "server-only";
import { type Board, Prisma, type Task } from "@/generated/prisma/client";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { rowsOf, reader } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { isActiveIdea } from "@/lib/ideas/conditions";
import { isRoadmapOn } from "@/lib/modules/conditions";
import { roadmapsOff } from "@/lib/modules/refuse";
import { taskOfRecord, taskColumns, type TaskRecord } from "@/lib/tasks/record";
import { finder } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

/** A roadmap of the caller's. @throws Forbidden in the words that clients know, NotFound for another board */
export const roadmapOfMember = finder<OnBoard>({
  expression: ({ board_id }) => boardOfCaller(pathId(board_id), isRoadmapOn),
  result: (value, user) => asRoadmap(foundForMember(value, user)),
});

function foundForMember(value: string | null, user: CurrentUser): OnBoard {
  if (value === null && !user.isAdmin) throw new Forbidden("You don't have permission");
  const { more: isOn, ...found } = foundBoard<boolean>(value, user);
  if (!isOn) throw roadmapsOff();
  return found;
}

function asRoadmap({ board, membership }: OnBoard): OnBoard {
  if (board.type !== "roadmap" || board.archivedAt !== null) throw new NotFound("Board");
  return { board, membership };
}

/** With the id of the path's idea. */
export const ideaOfMember = finder<OnBoard & { ideaId: number }>({
  expression: ({ board_id }) => boardOfCaller(pathId(board_id), isRoadmapOn),
  result: (value, user, { idea_id }) => ({ ...asRoadmap(foundForMember(value, user)), ideaId: pathId(idea_id) }),
});

/** @throws NotFound when it is on another board, archived, or merged into another idea */
export async function findIdea(board: Pick<Board, "id">, id: number): Promise<Task> {
  const [row] = await rowsOf<TaskRecord>(
    reader(),
    Prisma.sql`SELECT ${taskColumns} FROM task t WHERE t.id = ${id} AND t.board_id = ${board.id} AND ${isActiveIdea}`,
  );
  if (!row) throw new NotFound("Idea");
  return taskOfRecord(row);
}
