import "server-only";
import { type SubtaskGroup, type Task, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { updateIn } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { hundredths, positionOf } from "@/lib/order";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import { groupOf } from "@/lib/subtasks/group";
import type { MoveSubtasks, PlaceSubtask } from "@/lib/subtasks/inputs";
import { loadChangedSubtasks, loadTasksByIds } from "@/lib/subtasks/load";
import { lockParent, lockSubtask, refuseArchived } from "@/lib/subtasks/lock";
import { endOfGroup, placeInGroup } from "@/lib/subtasks/place";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import type { CurrentUser } from "@/lib/users/current-user";

/** compatibility.md, C65. @throws NotFound for a subtask or group of another task */
export async function moveSubtasks(
  found: Task,
  { groupId, subtaskIds }: MoveSubtasks,
  actor: CurrentUser,
): Promise<LoadedTasks> {
  await transaction(async (tx) => {
    const parent = await lockParent(tx, found);
    const group = await groupOf(tx, parent.id, groupId);
    const subtasks = await subtasksOf(tx, parent, subtaskIds);
    refuseArchived(...subtasks);

    const first = hundredths(await endOfGroup(tx, group.id));
    const positions = subtaskIds.map((_, at) => positionOf(first + at * 100));
    await sendAlong(
      tx,
      Prisma.sql`
      UPDATE task SET subtask_group_id = ${group.id}, position = place.position, updated_at = now()
      FROM unnest(${subtaskIds}::int[], ${positions}::numeric[]) AS place(id, position) WHERE task.id = place.id`,
    );
    await recordMoves(tx, subtasks, group, actor);
  });
  return loadTasksByIds(found.boardId, subtaskIds, actor);
}

/** compatibility.md, C65. Returns what changed. */
export async function placeSubtask(
  found: Subtask,
  { index, groupId }: PlaceSubtask,
  actor: CurrentUser,
): Promise<LoadedTasks> {
  const { subtask, renumbered } = await transaction(async (tx) => {
    const subtask = await lockSubtask(tx, found);
    refuseArchived(subtask);
    const group = await groupOf(tx, subtask.parentId, groupId ?? subtask.subtaskGroupId);
    const { position, renumbered } = await placeInGroup(tx, group.id, index, subtask.id);
    await sendAlong(tx, updateIn("task", subtask.id, { subtaskGroupId: group.id, position, updatedAt: new Date() }));
    await recordMoves(tx, [subtask], group, actor);
    return { subtask, renumbered };
  });
  return loadChangedSubtasks(subtask, [subtask.id, ...renumbered], actor);
}

async function subtasksOf(tx: Tx, { id }: Task, ids: number[]): Promise<Subtask[]> {
  const subtasks = await tx.task.findMany({ where: { id: { in: ids }, parentId: id } });
  if (subtasks.length < ids.length) throw new NotFound("Subtask");
  return subtasks.map(asSubtask);
}

/** Records a move to another group, but not a new place. */
async function recordMoves(tx: Tx, subtasks: Subtask[], group: SubtaskGroup, actor: CurrentUser) {
  const moved = subtasks.filter(({ subtaskGroupId }) => subtaskGroupId !== group.id);
  await recordActivity(
    tx,
    actor,
    ...moved.map(({ boardId, parentId, title }) => ({
      boardId,
      taskId: parentId,
      event: "moved subtask" as const,
      newValue: `${title} to ${group.title}`,
    })),
  );
}
