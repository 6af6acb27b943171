import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid } from "@/lib/errors";
import { markMembersChanged } from "@/lib/members/changed";
import { forgetLinks, lockItemsWith } from "@/lib/trash/forget-person";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Also from boards and tasks in the trash, and removes service admin rights (compatibility.md, C105). Admins may leave a board without a manager.
 * @throws Invalid for site administrators */
export async function removeEverywhere({ id, role, displayName }: Person, actor: CurrentUser): Promise<void> {
  if (role === "administrator") throw new Invalid("You can not remove a site administrator.");

  await transaction(async (tx) => {
    await lockItemsWith(tx, ["board_member", ...LINKS], { id });
    await touchTasksAndStages(tx, id);
    await sendAlong(
      tx,
      Prisma.sql`UPDATE "user" SET is_service_admin = false, updated_at = ${new Date()} WHERE id = ${id} AND is_service_admin`,
    );
    const boardIds = await leaveBoards(tx, id);
    await leaveTasksAndStages(tx, id);
    await forgetLinks(tx, ["board_member", ...LINKS], { id });
    await recordActivity(
      tx,
      actor,
      ...boardIds.map((boardId) => ({
        boardId,
        event: "removed member" as const,
        newValue: displayName,
        subjectId: id,
      })),
    );
    await markMembersChanged(tx, ...boardIds);
  });
}

/** Locks stages, then parents, then subtasks, each in the order of ids, and all of them before the memberships. */
async function touchTasksAndStages(tx: Tx, userId: number) {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE stage SET updated_at = ${new Date()} WHERE id IN (
      SELECT stage_id FROM stage_default_assignee WHERE user_id = ${userId} UNION SELECT stage_id FROM stage_default_watcher WHERE user_id = ${userId})`,
  );
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET updated_at = ${changeTime()} WHERE id IN (
      SELECT id FROM task WHERE id IN (SELECT task_id FROM task_assignee WHERE user_id = ${userId} UNION SELECT task_id FROM task_watcher WHERE user_id = ${userId})
      ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE)`,
  );
}

async function leaveBoards(tx: Tx, userId: number): Promise<number[]> {
  await sendAlong(tx, Prisma.sql`SELECT 1 FROM board_member WHERE user_id = ${userId} ORDER BY board_id FOR UPDATE`);
  const left = await rowsOf<{ boardId: number }>(
    tx,
    Prisma.sql`DELETE FROM board_member WHERE user_id = ${userId} RETURNING board_id AS "boardId"`,
  );
  return left.map(({ boardId }) => boardId).sort((one, other) => one - other);
}

const LINKS = ["stage_default_assignee", "stage_default_watcher", "task_assignee", "task_watcher"];

async function leaveTasksAndStages(tx: Tx, userId: number) {
  for (const table of LINKS)
    await sendAlong(tx, Prisma.sql`DELETE FROM ${Prisma.raw(table)} WHERE user_id = ${userId}`);
}
