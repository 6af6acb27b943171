import "server-only";
import { Prisma } from "@/generated/prisma/client";
import type { ListActivityOfPerson } from "@/lib/activity/inputs";
import { type LineRecord, loadPageOfLines } from "@/lib/activity/load";
import { isVisibleBoard } from "@/lib/boards/read/list";
import { byId } from "@/lib/by-id";
import type { Paged } from "@/lib/http/response/paginator";
import { loadTasksAcross, type TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import type { TaskRow } from "@/lib/tasks/read/rows";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

export interface ActivityOfPerson extends Paged<LineRecord> {
  tasks: Map<number, TaskRow>;
  boards: TasksAcrossBoards["boards"];
}

/** A person's activity on the boards that the caller may see, archived boards included, the newest first. `a.id + 0`
 * keeps PostgreSQL from searching everybody's activity by primary key for that of a quiet person. */
export async function listActivityOf(
  { id }: Person,
  page: ListActivityOfPerson,
  user: CurrentUser,
): Promise<ActivityOfPerson> {
  const where = Prisma.sql`a.created_by = ${id} AND EXISTS (SELECT 1 FROM board b WHERE b.id = a.board_id AND ${isVisibleBoard(user)})`;
  const lines = await loadPageOfLines({ where, order: Prisma.sql`a.id + 0 DESC` }, page, user);
  const taskIds = [...new Set(lines.rows.flatMap(({ taskId }) => taskId ?? []))];
  const { rows, boards } = await loadTasksAcross(
    taskIds,
    user,
    lines.rows.map(({ boardId }) => boardId),
  );
  return { ...lines, tasks: byId(rows), boards };
}
