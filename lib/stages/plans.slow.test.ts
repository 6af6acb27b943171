import { expect, test } from "vitest";
import { Prisma, type Stage } from "@/generated/prisma/client";
import { db, transaction } from "@/lib/db";
import { archiveStage, restoreStage } from "@/lib/stages/archive";
import { saveDefaultPeople } from "@/lib/stages/default-people";
import { deleteStage } from "@/lib/stages/delete";
import { aLargeSite } from "@/lib/testing";
import { withRowCounts } from "@/lib/testing/db/row-counts";
import { archiveTasksOfStage } from "@/lib/tasks/write/archive";
import { moveAllTasks } from "@/lib/tasks/move/move-all";
import { sortTasks } from "@/lib/tasks/move/sort";

/** Counts the tasks that the query plans read. The functions join the transaction, including what they read for the
 * answer. */
const tasksReadBy = (work: () => Promise<unknown>): Promise<number> =>
  transaction(async (tx) => (await withRowCounts(tx, "task", work)).read);

test("changing all tasks of a stage scans neither the board nor the site", { timeout: 120_000 }, async () => {
  const { anna, board } = await aLargeSite();
  await db.board.update({ where: { id: board.id }, data: { tasksCount: 10_000, completedTasksCount: 10_000 } });
  const [one, two] = (await db.stage.findMany({ where: { boardId: board.id }, orderBy: { id: "asc" } })) as [
    Stage,
    Stage,
  ];
  const isLeftOut = Prisma.sql`stage_id IN (${one.id}, ${two.id}) AND id % 50 > 1`;
  await db.$executeRaw`UPDATE task SET updated_at = '2020-01-01', archived_at = CASE WHEN ${isLeftOut} THEN now() ELSE archived_at END, position = CASE WHEN ${isLeftOut} THEN 0 ELSE position END`;
  await db.$executeRaw`VACUUM ANALYZE task`;
  const actor = { ...anna, isAdmin: false };

  const works = {
    sort: () => sortTasks(one, { by: "title", direction: "ASC" }, actor),
    assign: () => saveDefaultPeople(one, { assigneeIds: [anna.id], watcherIds: [anna.id] }, actor),
    moveAll: () => moveAllTasks(board, { fromId: two.id, toId: one.id }, actor),
    archiveStage: () => archiveStage(one, actor),
    restoreStage: () => restoreStage(one, actor),
    archiveAll: () => archiveTasksOfStage(one, actor),
    delete: () => deleteStage(one, actor),
  };
  const read: [string, number][] = [];
  for (const [name, work] of Object.entries(works)) read.push([name, await tasksReadBy(work)]);

  expect(read.filter(([name, tasks]) => tasks > (name === "delete" ? 9_000 : 4_000))).toEqual([]);
  expect(
    await tasksReadBy(() => transaction((tx) => tx.$queryRaw`SELECT count(*)::int FROM task WHERE title <> ''`)),
  ).toBeGreaterThan(30_000);
});
