import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aLargeSite, aMember, aStage, aTask, insertMany, largeScansOf } from "@/lib/testing";

const REPORTS = ["overview", "tasks", "activity", "roadmap"];

test("no report of a small board reads the tasks or the activity of all boards", { timeout: 120_000 }, async () => {
  const { anna } = await aLargeSite(2_000);
  const small = await aBoard();
  await aMember(small, anna, "viewer");
  await aTask(await aStage(small));
  await insertMany(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO activity (board_id, task_id, action, "column", created_by, created_at)
      SELECT board_id, id, 'changed', 'title', ${anna.id}, now() - n * interval '1 hour' FROM task CROSS JOIN generate_series(1, 5) n`;
  });
  await db.$executeRaw`VACUUM ANALYZE activity, task`;

  const lines = REPORTS.flatMap((report) => [
    `GET reports/${report}?board_id=${small.id}`,
    `GET reports/${report}?board_id=${small.id}&start_date=2026-01-01&end_date=2026-12-31`,
  ]);

  expect(await largeScansOf(anna, lines, ["activity", "task", "task_assignee", "task_label", "comment"])).toEqual([]);
});
