import "server-only";
import { type Attachment, type Board, Prisma } from "@/generated/prisma/client";
import { attachmentsOf } from "@/lib/attachments/find";
import { boardOfCaller, foundBoard } from "@/lib/boards/find";
import type { OnBoard } from "@/lib/boards/policy";
import { reader, rowsOf } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId, type PathParams } from "@/lib/http/request/params";
import type { StageRow } from "@/lib/stages/present";
import { stagesAsJson, type StageColumns, stagesOf } from "@/lib/stages/read";
import { loadedTasks, type LoadedTasks } from "@/lib/tasks/read/load";
import { type FoundTasks, type ReaderId, taskRowsOf, tasksAsValue } from "@/lib/tasks/read/load-rows";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CallerRead } from "@/lib/users/caller-read";
import type { CurrentUser } from "@/lib/users/current-user";

export interface WholeTask extends LoadedTasks {
  task: TaskRow;
  stages: StageRow[];
  attachments: Attachment[];
}

/** Returns the parent instead of a subtask (compatibility.md, C49), as all of these do. @throws NotFound */
export async function readTask(board: Board, taskId: number, user: CurrentUser): Promise<WholeTask> {
  const [row] = await rowsOf<{ found: string }>(
    reader(),
    Prisma.sql`SELECT ${wholeTask(board.id, taskId, user.id)}::text AS found`,
  );
  return wholeTaskOf(JSON.parse(row?.found ?? "[]") as FoundTask);
}

/** @throws Forbidden for a board that the user may not see, NotFound for a task of another board */
export const taskOfPath: CallerRead<[PathParams], OnBoard & { whole: WholeTask }> = {
  expression: ({ board_id, task_id }) => {
    const [boardId, taskId] = [pathId(board_id), pathId(task_id)];
    return boardOfCaller(boardId, wholeTask(boardId, taskId, Prisma.sql`caller.id`));
  },
  result: async (value, user) => {
    const { more, ...found } = foundBoard<FoundTask>(value, user);
    return { ...found, whole: await wholeTaskOf(more) };
  },
};

type FoundTask = [FoundTasks, StageColumns[] | null];

function wholeTask(boardId: number, taskId: number, readerId: ReaderId): Prisma.Sql {
  const taskOrParentId = Prisma.sql`(SELECT coalesce(f.parent_id, f.id) FROM task f WHERE f.id = ${taskId} AND f.board_id = ${boardId})`;
  const tasks = tasksAsValue(boardId, readerId, { where: Prisma.sql`t.id = ${taskOrParentId}` });
  return Prisma.sql`json_build_array(${tasks}, ${stagesAsJson(Prisma.sql`s.board_id = ${boardId}`)})`;
}

async function wholeTaskOf([tasks, stages]: FoundTask): Promise<WholeTask> {
  const loaded = loadedTasks(taskRowsOf(tasks));
  const [task] = loaded.rows;
  if (!task) throw new NotFound("Task");

  return {
    ...loaded,
    task,
    attachments: task.attachmentCount > 0 ? await attachmentsOf(task.id) : [],
    stages: stagesOf(stages).filter(({ id, archivedAt }) => archivedAt === null || id === task.stageId),
  };
}
