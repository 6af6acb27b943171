import "server-only";
import { Prisma, type SubtaskGroup, type Task } from "@/generated/prisma/client";
import { columnsOf } from "@/lib/database/record";
import { db, rowsOf } from "@/lib/db";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export interface GroupedSubtasks extends LoadedTasks {
  groups: SubtaskGroup[];
}

export async function listSubtasks({ id, boardId }: Task, user: CurrentUser): Promise<GroupedSubtasks> {
  const [groups, subtasks] = await Promise.all([
    rowsOf<Omit<SubtaskGroup, "position"> & { position: string }>(
      db,
      Prisma.sql`SELECT ${columnsOf(Prisma.SubtaskGroupScalarFieldEnum, "g")} FROM subtask_group g WHERE g.task_id = ${id} ORDER BY g.position`,
    ),
    loadTasks(db, boardId, user.id, {
      where: Prisma.sql`t.board_id = ${boardId} AND t.parent_id = ${id} AND t.archived_at IS NULL`,
    }),
  ]);
  return { ...subtasks, groups: groups.map((group) => ({ ...group, position: new Prisma.Decimal(group.position) })) };
}
