import "server-only";
import { type Board, type TaskStatus, Prisma } from "@/generated/prisma/client";
import { transferFieldValues } from "@/lib/custom-fields/transfer";
import { changeTime } from "@/lib/database/change-time";
import { sendAlong, type Tx } from "@/lib/db";
import { transferDependencies } from "@/lib/dependencies/transfer";
import { transferLabels } from "@/lib/labels/transfer";
import { saveRuleStages, transferRuleStages } from "@/lib/recurrence/transfer";
import { assignableIds } from "@/lib/tasks/write/assignable";
import type { CurrentUser } from "@/lib/users/current-user";

export interface NewPlace {
  id: number;
  stageId: number;
  position: string;
  status: TaskStatus;
}

/** Keeps labels, custom fields and people where the new board has a match. Needs `lockTaskOrder` of the new stages;
 * does not update counters. Returns the other tasks of the old board that changed. */
export async function transferTasks(tx: Tx, places: NewPlace[], to: Board, actor: CurrentUser): Promise<number[]> {
  const ids = await lockWithSubtasks(
    tx,
    places.map(({ id }) => id),
  );
  const labels = await transferLabels(tx, ids, to.id);
  const values = await transferFieldValues(tx, ids, to.id);
  const dependencies = await transferDependencies(tx, ids, to.id, actor);
  const ruleStages = await transferRuleStages(tx, ids, to.id);
  await changeBoard(tx, ids, places, to);

  await tx.taskLabel.createMany({ data: labels });
  await tx.customFieldValue.createMany({ data: values });
  await tx.taskDependency.createMany({ data: dependencies.moved });
  await saveRuleStages(tx, ruleStages);
  await removeOutsiders(tx, ids, to.id);
  return dependencies.changedIds;
}

/** `FOR UPDATE` keeps others from adding comments, files or links until the transaction ends. */
async function lockWithSubtasks(tx: Tx, taskIds: number[]): Promise<number[]> {
  await tx.$queryRaw`SELECT id FROM task WHERE id = ANY(${taskIds}) ORDER BY id FOR UPDATE`;
  const subtasks = await tx.$queryRaw<
    { id: number }[]
  >`SELECT id FROM task WHERE parent_id = ANY(${taskIds}) ORDER BY id FOR UPDATE`;
  return [...taskIds, ...subtasks.map(({ id }) => id)];
}

async function changeBoard(tx: Tx, ids: number[], places: NewPlace[], to: Board) {
  const [movedIds, stageIds, positions, statuses] = [
    places.map(({ id }) => id),
    places.map(({ stageId }) => stageId),
    places.map(({ position }) => position),
    places.map(({ status }) => status),
  ];
  await sendAlong(
    tx,
    Prisma.sql`
    UPDATE task SET board_id = ${to.id}, type = ${to.type === "roadmap" ? "roadmap" : "task"}::task_type, updated_at = ${changeTime()},
      stage_id = place.stage_id, position = coalesce(place.position, task.position),
      status = coalesce(place.status::task_status, task.status),
      last_completed_at = CASE WHEN place.status IS NULL OR place.status = task.status::text THEN last_completed_at WHEN place.status = 'closed' THEN now() END
    FROM unnest(${ids}::int[]) AS moved(id)
    LEFT JOIN unnest(${movedIds}::int[], ${stageIds}::int[], ${positions}::numeric[], ${statuses}::text[]) AS place(id, stage_id, position, status) ON place.id = moved.id
    WHERE task.id = moved.id`,
  );
}

/** People who may not see the new board lose their assignments, watches and notifications of these tasks. */
async function removeOutsiders(tx: Tx, ids: number[], boardId: number) {
  const people = await tx.$queryRaw<{ id: number }[]>`
    SELECT user_id AS id FROM task_assignee WHERE task_id = ANY(${ids}) UNION SELECT user_id FROM task_watcher WHERE task_id = ANY(${ids})
    UNION SELECT user_id FROM notification_recipient r JOIN notification n ON n.id = r.notification_id WHERE n.task_id = ANY(${ids})`;
  const userIds = people.map(({ id }) => id);
  const allowed = new Set(await assignableIds(tx, boardId, userIds, userIds));
  const outsiders = { in: userIds.filter((id) => !allowed.has(id)) };
  if (outsiders.in.length === 0) return;

  await tx.taskAssignee.deleteMany({ where: { taskId: { in: ids }, userId: outsiders } });
  await tx.taskWatcher.deleteMany({ where: { taskId: { in: ids }, userId: outsiders } });
  await tx.notificationRecipient.deleteMany({ where: { userId: outsiders, notification: { taskId: { in: ids } } } });
}
