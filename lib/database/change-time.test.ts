import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aComment, aSubtask, aTask, aTaskOfAnna, requestOn } from "@/lib/testing";

const LATEST = new Date("2050-01-01T00:00:00Z");

const fixture = async () => {
  const given = await aTaskOfAnna();
  const subtask = await aSubtask(given.task);
  return { ...given, subtask, comment: await aComment(subtask, given.anna), other: await aTask(given.toDo) };
};

type Fixture = Awaited<ReturnType<typeof fixture>>;

test.each<[string, (given: Fixture) => [line: string, body?: object]]>([
  ["a comment of its subtask", ({ comment }) => [`PUT tasks/comments/${comment.id}`, { comment: "New" }]],
  ["its status", ({ task }) => [`PUT tasks/${task.id}`, { property: "status", value: "closed" }]],
  ["its priority", ({ task }) => [`PUT tasks/${task.id}`, { property: "priority", value: "high" }]],
  ["its place", ({ task }) => [`PUT tasks/${task.id}/move-task`, { newStageId: task.stageId, newIndex: 2 }]],
  ["its stage", ({ task, done }) => [`PUT tasks/${task.id}/move-task`, { newStageId: done.id, newIndex: 1 }]],
  ["the tasks of its stage", ({ toDo }) => [`PUT stage/${toDo.id}/archive-all-task`]],
])("a change of %s sets a later time of a task than every earlier change", async (_, requestFor) => {
  const given = await fixture();
  const { anna, board, task } = given;
  await db.task.update({ where: { id: task.id }, data: { updatedAt: LATEST } });

  const { status } = await requestOn(board, anna, ...requestFor(given));

  expect(status).toBe(200);
  expect((await db.task.findUniqueOrThrow({ where: { id: task.id } })).updatedAt > LATEST).toBe(true);
});
