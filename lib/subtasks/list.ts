import "server-only";
import { Prisma, type SubtaskGroup, type Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { groupsWhere } from "@/lib/subtasks/group";
import { type LoadedTasks, loadTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

export interface GroupedSubtasks extends LoadedTasks {
  groups: SubtaskGroup[];
}

export async function listSubtasks({ id, boardId }: Task, user: CurrentUser): Promise<GroupedSubtasks> {
  const [groups, subtasks] = await Promise.all([
    groupsWhere(db, Prisma.sql`g.task_id = ${id}`),
    loadTasks(db, boardId, user.id, {
      where: Prisma.sql`t.board_id = ${boardId} AND t.parent_id = ${id} AND t.archived_at IS NULL`,
    }),
  ]);
  return { ...subtasks, groups };
}
