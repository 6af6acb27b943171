import "server-only";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
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
  await tx.boardMember.deleteMany({ where: { userId, boardId: { in: boardIds } } });
  await leaveStages(tx, boardIds, userId);
  await leaveTasks(tx, boardIds, userId);
  await recordActivity(
    tx,
    actor,
    ...boardIds.map((boardId) => ({ boardId, event: "removed member" as const, newValue: displayName })),
  );
}

async function touchStages(tx: Tx, boardIds: number[], userId: number) {
  await tx.stage.updateMany({
    where: {
      boardId: { in: boardIds },
      OR: [{ defaultAssignees: { some: { userId } } }, { defaultWatchers: { some: { userId } } }],
    },
    data: { updatedAt: new Date() },
  });
}

/** Locks parents before subtasks, in the order of ids, and before the membership, as assigning people does. */
async function touchTasks(tx: Tx, boardIds: number[], userId: number) {
  await tx.$executeRaw`
    UPDATE task SET updated_at = now() WHERE id IN (
      SELECT id FROM task t
      WHERE board_id = ANY(${boardIds}) AND (
        EXISTS (SELECT 1 FROM task_assignee a WHERE a.task_id = t.id AND a.user_id = ${userId})
        OR EXISTS (SELECT 1 FROM task_watcher w WHERE w.task_id = t.id AND w.user_id = ${userId}))
      ORDER BY parent_id IS NOT NULL, id FOR NO KEY UPDATE)`;
}

async function leaveStages(tx: Tx, boardIds: number[], userId: number) {
  const where = { userId, stage: { boardId: { in: boardIds } } };
  await tx.stageDefaultAssignee.deleteMany({ where });
  await tx.stageDefaultWatcher.deleteMany({ where });
}

async function leaveTasks(tx: Tx, boardIds: number[], userId: number) {
  const where = { userId, task: { boardId: { in: boardIds } } };
  await tx.taskAssignee.deleteMany({ where });
  await tx.taskWatcher.deleteMany({ where });
}
