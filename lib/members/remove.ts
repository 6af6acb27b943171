import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { markMembersChanged } from "@/lib/members/changed";
import { lockMember, refuseFormerManager, refuseLastManager } from "@/lib/members/lock";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Also removes assignments and watches. @throws Conflict for the last manager, unless the actor is an admin */
export async function removeMember({ boardId, userId, user }: MemberRecord, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockMember(tx, boardId, userId);
    if (actor.id !== userId) refuseFormerManager(locked, actor);
    refuseLastManager(locked, actor);

    await removeMemberships(tx, [boardId], user, actor);
    await markMembersChanged(tx, boardId);
  });
}

/** Expects locked memberships. */
export async function removeMemberships(
  tx: Tx,
  boardIds: number[],
  { id: userId, displayName }: Pick<Person, "id" | "displayName">,
  actor: CurrentUser,
): Promise<void> {
  if (boardIds.length === 0) return;

  await touchStages(tx, boardIds, userId);
  await touchTasks(tx, boardIds, userId);
  await sendAlong(
    tx,
    Prisma.sql`DELETE FROM board_member WHERE user_id = ${userId} AND board_id = ANY(${boardIds}::int[])`,
  );
  await leaveStages(tx, boardIds, userId);
  await leaveTasks(tx, boardIds, userId);
  await recordActivity(
    tx,
    actor,
    ...boardIds.map((boardId) => ({
      boardId,
      event: "removed member" as const,
      newValue: displayName,
      subjectId: userId,
    })),
  );
}

async function touchStages(tx: Tx, boardIds: number[], userId: number) {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE stage SET updated_at = ${new Date()} WHERE board_id = ANY(${boardIds}::int[]) AND (
      EXISTS (SELECT 1 FROM stage_default_assignee d WHERE d.stage_id = stage.id AND d.user_id = ${userId})
      OR EXISTS (SELECT 1 FROM stage_default_watcher d WHERE d.stage_id = stage.id AND d.user_id = ${userId}))`,
  );
}

/** Locks parents before subtasks, in the order of ids, and before the membership, as assigning people does. */
async function touchTasks(tx: Tx, boardIds: number[], userId: number) {
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET updated_at = ${changeTime()} WHERE id IN (
      SELECT id FROM task t
      WHERE board_id = ANY(${boardIds}::int[]) AND (
        EXISTS (SELECT 1 FROM task_assignee a WHERE a.task_id = t.id AND a.user_id = ${userId})
        OR EXISTS (SELECT 1 FROM task_watcher w WHERE w.task_id = t.id AND w.user_id = ${userId}))
      ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE)`,
  );
}

async function leaveStages(tx: Tx, boardIds: number[], userId: number) {
  for (const table of ["stage_default_assignee", "stage_default_watcher"])
    await sendAlong(
      tx,
      Prisma.sql`DELETE FROM ${Prisma.raw(table)} d USING stage s WHERE s.id = d.stage_id AND s.board_id = ANY(${boardIds}::int[]) AND d.user_id = ${userId}`,
    );
}

async function leaveTasks(tx: Tx, boardIds: number[], userId: number) {
  for (const table of ["task_assignee", "task_watcher"])
    await sendAlong(
      tx,
      Prisma.sql`DELETE FROM ${Prisma.raw(table)} l USING task t WHERE t.id = l.task_id AND t.board_id = ANY(${boardIds}::int[]) AND l.user_id = ${userId}`,
    );
}
