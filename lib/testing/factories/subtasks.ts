import type { SubtaskGroup, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aSubtask, aTask, watch } from "@/lib/testing/factories/boards";

export const aGroup = (parent: Pick<Task, "id">, title: string, position: number): Promise<SubtaskGroup> =>
  db.subtaskGroup.create({ data: { taskId: parent.id, title, position } });

export async function aParentTask() {
  const people = await aBoardOfAnna();
  const parent = await aTask(people.toDo, { title: "Parent" });
  await watch(parent, people.max);
  return { ...people, parent, design: await aGroup(parent, "Design", 1), build: await aGroup(parent, "Build", 2) };
}

/** The group Design has the subtasks A, B and C. */
export async function aParentWithSubtasks() {
  const all = await aParentTask();
  const [a, b, c] = (await subtasksIn(all.design, "A", "B", "C")) as [Task, Task, Task];
  return { ...all, a, b, c };
}

export async function aParentOnAnotherBoard(person: Pick<User, "id">) {
  const board = await aBoard({ members: [[person, "manager"]] });
  const stage = await aStage(board);
  const parent = await aTask(stage);
  const group = await aGroup(parent, "Elsewhere", 1);
  return { board, stage, parent, group, subtask: await aSubtask(parent, { subtaskGroupId: group.id }) };
}

export async function subtasksIn({ id, taskId }: SubtaskGroup, ...titles: string[]): Promise<Task[]> {
  const { boardId } = await db.task.findUniqueOrThrow({ where: { id: taskId } });
  const made: Task[] = [];
  for (const title of titles) made.push(await aSubtask({ id: taskId, boardId }, { subtaskGroupId: id, title }));
  return made;
}

/** The subtasks of a group with their positions, in order: `A 1.00`. */
export async function positionsIn({ id }: Pick<SubtaskGroup, "id">): Promise<string[]> {
  const subtasks = await db.task.findMany({
    where: { subtaskGroupId: id, archivedAt: null },
    orderBy: { position: "asc" },
  });
  return subtasks.map(({ title, position }) => `${title} ${position.toFixed(2)}`);
}

export const titlesIn = async (group: Pick<SubtaskGroup, "id">): Promise<string[]> =>
  (await positionsIn(group)).map((place) => place.replace(/ [\d.-]+$/, ""));

export const countersOfParent = ({ id }: Pick<Task, "id">) =>
  db.task.findUniqueOrThrow({ where: { id }, select: { subtaskCount: true, subtaskCompletedCount: true } });

/** A task's activities and notifications: `added subtask null Step`. */
export async function historyOf({ id }: Pick<Task, "id">) {
  const activities = await db.activity.findMany({ where: { taskId: id }, orderBy: { id: "asc" } });
  const notifications = await db.notification.findMany({
    where: { taskId: id },
    include: { recipients: true },
    orderBy: { id: "asc" },
  });
  return {
    activities: activities.map(({ action, column, oldValue, newValue }) => [action, column, oldValue, newValue]),
    notifications: notifications.map(({ kind, description, recipients }) => [
      kind,
      description,
      ...recipients.map(({ userId }) => userId),
    ]),
  };
}
