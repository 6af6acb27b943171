import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { isReachableBoard } from "@/lib/boards/read/list";
import { findReachableBoards } from "@/lib/boards/read/visible";
import { db, rowsOf } from "@/lib/db";
import { loadTasksAcross, type TasksAcrossBoards } from "@/lib/tasks/read/load-across";
import type { CurrentUser } from "@/lib/users/current-user";

/** Active tasks that are templates, on all boards that the caller reaches. */
export async function listTemplateTasks(user: CurrentUser): Promise<TasksAcrossBoards> {
  const rows = await rowsOf<{ id: number }>(
    db,
    Prisma.sql`
    SELECT t.id FROM task t JOIN stage s ON s.id = t.stage_id JOIN board b ON b.id = t.board_id
    WHERE t.is_template AND t.archived_at IS NULL AND t.parent_id IS NULL AND s.archived_at IS NULL AND b.archived_at IS NULL AND ${isReachableBoard(user)}
    ORDER BY lower(t.title), t.id`,
  );
  const ids = rows.map(({ id }) => id);
  return loadTasksAcross(ids, user, [], findReachableBoards);
}
