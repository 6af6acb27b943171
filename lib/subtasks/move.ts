import "server-only";
import { type SubtaskGroup, type Task, Prisma } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import { changeTime } from "@/lib/database/change-time";
import { updateIn } from "@/lib/database/record";
import { rowsOf, sendAlong, transaction, type Tx } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { hundredths, positionOf } from "@/lib/order";
import { asSubtask, type Subtask } from "@/lib/subtasks/find";
import { chosenGroup, groupOfSubtask, groupsWhere } from "@/lib/subtasks/group";
import type { MoveSubtasks, PlaceSubtask } from "@/lib/subtasks/inputs";
import { loadChangedSubtasks, loadTasksByIds } from "@/lib/subtasks/load";
import { lockSubtask, lockWithGroup, refuseArchived } from "@/lib/subtasks/lock";
import { endOfGroup, othersInGroup, placeInGroup } from "@/lib/subtasks/place";
import type { LoadedTasks } from "@/lib/tasks/read/load";
import { taskColumns, taskOfRecord, type TaskRecord } from "@/lib/tasks/record";
import type { CurrentUser } from "@/lib/users/current-user";

/** compatibility.md, C65. @throws NotFound for a subtask or group of another task */
export async function moveSubtasks(
  found: Task,
  { groupId, subtaskIds }: MoveSubtasks,
  actor: CurrentUser,
): Promise<LoadedTasks> {
  await transaction(async (tx) => {
    const [{ group }, subtasks, end] = await Promise.all([
      lockWithGroup(tx, found, groupId),
      subtasksOf(tx, found, subtaskIds),
      endOfGroup(tx, chosenGroup(found, groupId)),
    ]);
    if (subtasks.length < subtaskIds.length) throw new NotFound("Subtask");
    refuseArchived(...subtasks);

    const first = hundredths(end);
    const positions = subtaskIds.map((_, at) => positionOf(first + at * 100));
    await sendAlong(
      tx,
      Prisma.sql`
      UPDATE task SET subtask_group_id = ${group.id}, position = place.position, updated_at = ${changeTime()}
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
    const wanted = groupId === null ? groupOfSubtask(found.id) : Prisma.sql`${groupId}::int`;
    const [subtask, [group], others] = await Promise.all([
      lockSubtask(tx, found),
      groupsWhere(tx, Prisma.sql`g.id = ${wanted} AND g.task_id = (SELECT parent_id FROM task WHERE id = ${found.id})`),
      othersInGroup(tx, wanted, found.id),
    ]);
    refuseArchived(subtask);
    if (!group) throw new NotFound("Subtask group");
    const { position, renumbered } = await placeInGroup(tx, group.id, others, index);
    await sendAlong(tx, updateIn("task", subtask.id, { subtaskGroupId: group.id, position, updatedAt: changeTime() }));
    await recordMoves(tx, [subtask], group, actor);
    return { subtask, renumbered };
  });
  return loadChangedSubtasks(subtask, [subtask.id, ...renumbered], actor);
}

async function subtasksOf(tx: Tx, { id }: Task, ids: number[]): Promise<Subtask[]> {
  const rows = await rowsOf<TaskRecord>(
    tx,
    Prisma.sql`SELECT ${taskColumns} FROM task t WHERE t.id = ANY(${ids}) AND t.parent_id = ${id}`,
  );
  return rows.map(taskOfRecord).map(asSubtask);
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
