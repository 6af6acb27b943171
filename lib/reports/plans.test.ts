import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aLargeSite, aMember, anIdea, aStage, aTask, insertMany, largeScansOf } from "@/lib/testing";

const LARGE_TABLES = ["activity", "task", "task_assignee", "task_label", "comment", "time_track"];

/** A board of each type with one task, beside many boards with many tasks. */
async function smallBoards() {
  const { anna } = await aLargeSite(2_000);
  const [board, roadmap] = [await aBoard(), await aBoard({ type: "roadmap" })];
  for (const each of [board, roadmap]) await aMember(each, anna, "viewer");
  await aTask(await aStage(board));
  await anIdea(await aStage(roadmap, { defaultTaskStatus: "closed" }));
  await insertMany(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO activity (board_id, task_id, action, "column", created_by, created_at)
      SELECT board_id, id, 'changed', 'title', ${anna.id}, now() - n * interval '1 hour' FROM task CROSS JOIN generate_series(1, 5) n`;
    await tx.$executeRaw`
      INSERT INTO comment (board_id, task_id, author_name, author_email, raw_description, description, privacy)
      SELECT board_id, id, 'Anna', '', 'Hello', 'Hello', 'public' FROM task CROSS JOIN generate_series(1, 3)`;
  });
  await insertMany(
    (tx) => tx.$executeRaw`
      INSERT INTO time_track (board_id, task_id, user_id, billable_minutes, completed_at)
      SELECT board_id, id, ${anna.id}, 30, TIMESTAMPTZ '2026-06-01Z' + id % 300 * interval '1 day' FROM task CROSS JOIN generate_series(1, 3)`,
  );
  await db.$executeRaw`VACUUM ANALYZE activity, task, comment, time_track`;
  return { anna, board, roadmap };
}

test("no report of a small board reads the tasks or the activity of all boards", { timeout: 120_000 }, async () => {
  const { anna, board, roadmap } = await smallBoards();

  const lines = ["overview", "tasks", "activity", "roadmap"].flatMap((report) =>
    ["", "&start_date=2026-01-01&end_date=2026-12-31"].map(
      (range) => `GET reports/${report}?board_id=${report === "roadmap" ? roadmap.id : board.id}${range}`,
    ),
  );

  const timesheets = ["by-tasks", "by-users"].map(
    (by) => `GET projects/timesheet/${by}?board_id=${board.id}&date_range[]=2026-01-01&date_range[]=2026-12-31`,
  );
  const time = [...timesheets, `GET reports/timesheet?board_id=${board.id}&start_date=2026-01-01&end_date=2026-12-31`];

  expect(await largeScansOf(anna, [...lines, ...time], LARGE_TABLES)).toEqual([]);
});
