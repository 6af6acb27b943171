import "server-only";
import { recordActivity } from "@/lib/activity/record";
import { transaction, type Tx } from "@/lib/db";
import { noteMembersChanged } from "@/lib/members/changed";
import { lockMember, refuseFormerManager, refuseLastManager } from "@/lib/members/lock";
import type { MemberRecord } from "@/lib/members/present";
import type { CurrentUser } from "@/lib/users/current-user";
import type { Person } from "@/lib/users/present";

/** Takes somebody off the board, with all that he was assigned to and watched there. @throws Conflict for the last manager, unless an admin does it */
export async function removeMember({ boardId, userId, user }: MemberRecord, actor: CurrentUser): Promise<void> {
  await transaction(async (tx) => {
    const held = await lockMember(tx, boardId, userId);
    if (actor.id !== userId) refuseFormerManager(held, actor);
    refuseLastManager(held, actor);

    await takeOffBoard(tx, boardId, user, actor);
    await noteMembersChanged(tx, boardId);
  });
}

/** In a transaction that holds his membership. */
export async function takeOffBoard(tx: Tx, boardId: number, { id: userId, displayName }: Pick<Person, "id" | "displayName">, actor: CurrentUser): Promise<void> {
  await noteStagesChanged(tx, boardId, userId);
  await noteTasksChanged(tx, boardId, userId);
  await tx.boardMember.delete({ where: { boardId_userId: { boardId, userId } } });
  await leaveStages(tx, boardId, userId);
  await leaveTasks(tx, boardId, userId);
  await recordActivity(tx, actor, { boardId, action: "removed", column: "member", newValue: displayName });
}

/** Clients are told of the stages whose new tasks got him. */
async function noteStagesChanged(tx: Tx, boardId: number, userId: number) {
  await tx.stage.updateMany({ where: { boardId, OR: [{ defaultAssignees: { some: { userId } } }, { defaultWatchers: { some: { userId } } }] }, data: { updatedAt: new Date() } });
}

/** Clients are told of his tasks: held in the sequence of their ids, and before the membership, as an assignment holds them. */
async function noteTasksChanged(tx: Tx, boardId: number, userId: number) {
  await tx.$executeRaw`
    UPDATE task SET updated_at = now() WHERE id IN (
      SELECT id FROM task t
      WHERE board_id = ${boardId} AND (
        EXISTS (SELECT 1 FROM task_assignee a WHERE a.task_id = t.id AND a.user_id = ${userId})
        OR EXISTS (SELECT 1 FROM task_watcher w WHERE w.task_id = t.id AND w.user_id = ${userId}))
      ORDER BY id FOR NO KEY UPDATE)`;
}

async function leaveStages(tx: Tx, boardId: number, userId: number) {
  const where = { userId, stage: { boardId } };
  await tx.stageDefaultAssignee.deleteMany({ where });
  await tx.stageDefaultWatcher.deleteMany({ where });
}

async function leaveTasks(tx: Tx, boardId: number, userId: number) {
  const where = { userId, task: { boardId } };
  await tx.taskAssignee.deleteMany({ where });
  await tx.taskWatcher.deleteMany({ where });
}
