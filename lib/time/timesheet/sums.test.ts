import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aStage, aTask, aTimeTrack, aUser } from "@/lib/testing";
import { MOST_TASKS, readTimeSums } from "@/lib/time/timesheet/sums";

const RANGE = { first: "2026-03-02", last: "2026-03-03" };
const asUser = (user: User) => ({ ...user, isAdmin: user.role === "administrator" });
const sumsOf = (user: User, query: Partial<Parameters<typeof readTimeSums>[0]> = {}) =>
  readTimeSums({ boardId: null, range: RANGE, zone: "Europe/Berlin", ...query }, asUser(user));

async function aGarden() {
  const [anna, mia] = [await aUser({ displayName: "Anna" }), await aUser({ displayName: "Mia" })];
  const board = await aBoard({ title: "Garden", members: [[anna, "viewer"]] });
  const stage = await aStage(board);
  return { anna, mia, board, stage, dig: await aTask(stage, { title: "Dig" }), sow: await aTask(stage) };
}

test("time is summed up by day, task and person, on the reader's days, and the sums agree", async () => {
  const { anna, mia, board, dig, sow } = await aGarden();
  const log = (task: typeof dig, user: User, at: string, minutes: number) =>
    aTimeTrack(task, user, { minutes, completedAt: new Date(at) });
  await log(dig, anna, "2026-03-02T00:00:00Z", 10);
  await log(dig, mia, "2026-03-02T23:30:00Z", 20);
  await log(sow, mia, "2026-03-01T23:00:00Z", 40);
  await log(sow, mia, "2026-03-03T23:00:00Z", 80);
  await log(await aTask(await aStage(await aBoard())), anna, "2026-03-02T10:00:00Z", 5);
  await db.timeTrack.updateMany({ where: { userId: anna.id, taskId: dig.id }, data: { userId: null } });

  const { days, tasks, others, taskCount, people } = await sumsOf(anna);

  expect([...days].sort()).toEqual([
    ["2026-03-02", 50],
    ["2026-03-03", 20],
  ]);
  expect(tasks).toMatchObject([
    { id: sow.id, board: "Garden", entries: 1, minutes: 40, byDay: new Map([["2026-03-02", 40]]) },
    { id: dig.id, title: "Dig", boardId: board.id, entries: 2, minutes: 30 },
  ]);
  expect(people.map(({ person, minutes }) => [person?.name, minutes])).toEqual([
    ["Mia", 60],
    [undefined, 10],
  ]);
  expect([others, taskCount]).toEqual([null, 2]);
  expect((await sumsOf(anna, { range: { first: "2026-01-01", last: "2026-12-31" } })).tasks[0]).toMatchObject({
    ...{ id: sow.id, minutes: 120, byDay: new Map() },
  });
  expect((await sumsOf(mia)).taskCount).toBe(0);
});

test("tasks beyond those with the most time are one sum", async () => {
  const { anna, board, stage, dig } = await aGarden();
  const more = Array.from({ length: MOST_TASKS + 1 }, (_, at) => ({
    title: `Extra ${at}`,
    slug: `t-${at}`,
    position: 1000 + at,
  }));
  await db.task.createMany({ data: more.map((task) => ({ ...task, boardId: board.id, stageId: stage.id })) });
  const tasks = await db.task.findMany({ where: { title: { startsWith: "Extra" } } });
  await aTimeTrack(dig, anna, { minutes: 60, completedAt: new Date("2026-03-02T00:00:00Z") });
  await db.timeTrack.createMany({
    data: tasks.map(({ id }) => ({
      ...{ boardId: board.id, taskId: id, userId: anna.id, billableMinutes: 2, status: "commited" as const },
      completedAt: new Date("2026-03-03T00:00:00Z"),
    })),
  });

  const sums = await sumsOf(anna);

  expect(sums.tasks).toHaveLength(MOST_TASKS);
  expect([sums.tasks[0]?.title, sums.taskCount]).toEqual(["Dig", MOST_TASKS + 2]);
  expect(sums.others).toMatchObject({ entries: 2, minutes: 4 });
});
