import type { Stage, Task, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, assign, aStage, aSubtask, aTask, watch } from "@/lib/testing/factories/boards";
import { aUser } from "@/lib/testing/factories/people";

const HOUR = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR);

export async function mention({ id: taskId, boardId }: Task, { id: userId }: User): Promise<void> {
  const comment = {
    boardId,
    taskId,
    authorName: "A",
    authorEmail: "a@example.com",
    rawDescription: "@",
    description: "@",
  };
  await db.comment.create({ data: { ...comment, mentions: { create: { userId } } } });
}

/** Max shares a board with Anna, with a task of each type. In Max's time zone a day begins first. */
export async function tasksOfMax() {
  const [anna, max] = [await aUser({ timezone: "UTC" }), await aUser({ timezone: "Pacific/Kiritimati" })];
  const [shared, own] = [
    await aBoard({
      title: "Shared",
      members: [
        [anna, "viewer"],
        [max, "member"],
      ],
    }),
    await aBoard({ title: "Own", members: [[max, "member"]] }),
  ];
  const [stage, ownStage] = [await aStage(shared, { title: "Doing" }), await aStage(own)];
  await watch(await aTask(stage, { title: "overdue", dueAt: hours(-48) }), max);
  await assign(await aTask(stage, { title: "upcoming", dueAt: hours(480), priority: "high" }), max);
  await assign(await aTask(stage, { title: "other" }), max);
  await watch(await aTask(stage, { title: "completed", status: "closed", dueAt: hours(-48) }), max);
  await mention(await aTask(stage, { title: "mentioned" }), max);
  await assign(await aTask(ownStage, { title: "own" }), max);
  await addHiddenTasks(stage, max);
  return { anna, max, shared, own, stage, ownStage };
}

async function addHiddenTasks(stage: Stage, max: User) {
  await aTask(stage, { title: "nobody's", dueAt: hours(-48) });
  await assign(await aTask(stage, { title: "archived", archivedAt: new Date(), position: 0 }), max);
  await assign(await aSubtask(await aTask(stage, { title: "parent" }), { title: "subtask" }), max);
  await assign(
    await aTask(await aStage(await aBoard({ archivedAt: new Date(), members: [[max, "member"]] })), {
      title: "on an archived board",
    }),
    max,
  );
  await assign(
    await aTask(await aStage(await aBoard({ isTemplate: true, members: [[max, "member"]] })), {
      title: "of a template",
    }),
    max,
  );
}

const inOrder: [{ taskId: "asc" }, { userId: "asc" }] = [{ taskId: "asc" }, { userId: "asc" }];

/** All assignees, as pairs of task and person. */
export const allAssignees = async () =>
  (await db.taskAssignee.findMany({ orderBy: inOrder })).map(({ taskId, userId }) => [taskId, userId]);

/** All watchers, as pairs of task and person. */
export const allWatchers = async () =>
  (await db.taskWatcher.findMany({ orderBy: inOrder })).map(({ taskId, userId }) => [taskId, userId]);
