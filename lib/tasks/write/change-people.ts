import "server-only";
import type { Task } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { findPeople } from "@/lib/members/findable";
import { assignPeople, unassignPeople } from "@/lib/tasks/write/assign";
import { assignableByName, requireAssignable } from "@/lib/tasks/write/assignable";
import type { TaskChange } from "@/lib/tasks/write/update-input";
import { unwatchTask, watchTask } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

type Assignees = Extract<TaskChange, { property: "assignees" }>["value"];

/** Needs the task's lock. @throws Invalid when somebody may not be assigned */
export async function changeAssignees(tx: Tx, task: Task, change: Assignees, actor: CurrentUser) {
  const assigned = (await tx.taskAssignee.findMany({ where: { taskId: task.id } })).map(({ userId }) => userId);
  if (!Array.isArray(change)) {
    await assignNamed(
      tx,
      task,
      change.add.filter((id) => !assigned.includes(id)),
      actor,
    );
    return unassignPeople(tx, task.boardId, [task.id], change.remove, actor);
  }
  if (change.length === 0) return unassignPeople(tx, task.boardId, [task.id], assigned, actor);

  await assignNamed(
    tx,
    task,
    change.filter((id) => !assigned.includes(id)),
    actor,
  );
  await unassignPeople(
    tx,
    task.boardId,
    [task.id],
    change.filter((id) => assigned.includes(id)),
    actor,
  );
}

async function assignNamed(tx: Tx, task: Task, userIds: number[], actor: CurrentUser) {
  await requireAssignable(tx, task.boardId, userIds, actor);
  await assignPeople(tx, task.boardId, [task.id], userIds, actor);
}

type Watching = Extract<TaskChange, { property: "is_watching" }>["value"];

/** @throws Invalid or NotFound when the person may not watch the task */
export async function changeWatching(tx: Tx, task: Task, { start, userId = 0 }: Watching, actor: CurrentUser) {
  const watcherId = userId || actor.id;
  if (!start) return unwatchTask(tx, task.id, watcherId);

  const [allowed] = await assignableByName(tx, task.boardId, [watcherId], actor);
  if (allowed === undefined) throw await refusalOfWatcher(tx, watcherId, actor);
  await watchTask(tx, task.id, watcherId);
}

async function refusalOfWatcher(tx: Tx, id: number, actor: CurrentUser) {
  const sentence = "Only members of the board can watch its tasks.";
  return (await findPeople(tx, [id], actor)).length > 0
    ? new Invalid(sentence, { params: { is_watching: sentence } })
    : new NotFound("User");
}
