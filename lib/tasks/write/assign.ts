import "server-only";
import type { Task } from "@/generated/prisma/client";
import { recordActivity } from "@/lib/activity/record";
import type { Tx } from "@/lib/db";
import { notifyAssigned, notifyUnassigned } from "@/lib/notifications/assignment";
import { assignableIds } from "@/lib/tasks/write/assignable";
import { startWatching } from "@/lib/tasks/write/watch";
import type { CurrentUser } from "@/lib/users/current-user";

/** Who did it; null is somebody whose account is gone. */
type Actor = Pick<CurrentUser, "id"> | null;

/** Assigns those who are not assigned yet: a line each, a notification for everybody but the actor, and watching by their own rule. */
export async function assignPeople(tx: Tx, task: Task, userIds: number[], actor: Actor): Promise<void> {
  const may = await assignableIds(tx, task.boardId, userIds);
  const added = await notYet(tx, task.id, may);
  if (added.length === 0) return;

  await tx.taskAssignee.createMany({ data: added.map(({ id }) => ({ taskId: task.id, userId: id })) });
  await startWatching(
    tx,
    task,
    added.map(({ id }) => id),
    "watch_on_assigning",
  );
  await recordActivity(
    tx,
    actor,
    ...added.map((person) => lineFor(task, person, actor, { self: "joined", other: "added" })),
  );
  if (actor)
    await notifyAssigned(
      tx,
      actor,
      task,
      added.map(({ id }) => id),
    );
}

/** Ends these assignments, where there are such. */
export async function unassignPeople(tx: Tx, task: Task, userIds: number[], actor: CurrentUser): Promise<void> {
  const removed = await tx.taskAssignee.findMany({
    where: { taskId: task.id, userId: { in: userIds } },
    include: { user: { select: { id: true, displayName: true } } },
    orderBy: { userId: "asc" },
  });
  if (removed.length === 0) return;

  await tx.taskAssignee.deleteMany({ where: { taskId: task.id, userId: { in: removed.map(({ userId }) => userId) } } });
  await recordActivity(
    tx,
    actor,
    ...removed.map(({ user }) => lineFor(task, user, actor, { self: "left", other: "removed" })),
  );
  await notifyUnassigned(
    tx,
    actor,
    task,
    removed.map(({ userId }) => userId),
  );
}

interface Named {
  id: number;
  displayName: string;
}

/** Joining and leaving stand under `task`, others under `assignee` with the name (observed.md, 11). */
function lineFor(task: Task, person: Named, actor: Actor, words: { self: string; other: string }) {
  const line = { boardId: task.boardId, taskId: task.id };
  return person.id === actor?.id
    ? { ...line, action: words.self, column: "task" }
    : { ...line, action: words.other, column: "assignee", newValue: person.displayName };
}

async function notYet(tx: Tx, taskId: number, userIds: number[]): Promise<Named[]> {
  if (userIds.length === 0) return [];
  return tx.user.findMany({
    where: { id: { in: userIds }, assignments: { none: { taskId } } },
    select: { id: true, displayName: true },
    orderBy: { id: "asc" },
  });
}
