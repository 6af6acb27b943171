import { expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, call, statusesOf, storedTask } from "@/lib/testing";
import { testProFeature, testRefusals } from "@/lib/testing/contract/refusals";
import { MOST_ESTIMATED_MINUTES } from "@/lib/time/inputs";
import { POST } from "./route";

test("POST /projects/:board_id/tasks/:task_id/time-tracks/estimated-time sets, changes and clears the estimate", async () => {
  const { max, task, params } = await aTaskOfAnna();
  const estimates = [];
  for (const estimated_minutes of ["120", 120, 150, 0, 0]) {
    const { json } = await call(POST, { as: max, params, body: { estimated_minutes } });
    expect(json).toEqual({ message: "Estimated time has been updated" });
    estimates.push((await storedTask(task)).estimatedMinutes);
  }

  expect(estimates).toEqual([120, 120, 150, null, null]);
  const lines = await db.activity.findMany({ where: { taskId: task.id }, orderBy: { id: "asc" } });
  expect(lines.map(({ action, column, oldValue, newValue }) => [action, column, oldValue, newValue])).toEqual([
    ["added", "estimate", null, "2h"],
    ["changed", "estimate", "2h", "2h 30m"],
    ["removed", "estimate", "2h 30m", null],
  ]);
});

test.each([undefined, null, -1, 1.5, "two hours", MOST_ESTIMATED_MINUTES + 1])(
  "400 for an estimate of %j",
  async (estimated_minutes) => {
    const { max, task, params } = await aTaskOfAnna({ estimatedMinutes: 30 });

    const { status, json } = await call(POST, { as: max, params, body: { estimated_minutes } });

    expect([status, json.code]).toEqual([400, "rest_invalid_param"]);
    expect((await storedTask(task)).estimatedMinutes).toBe(30);
  },
);

test("403 for a viewer, and for everyone while the module is off", async () => {
  const { anna, vera, board, params } = await aTaskOfAnna();
  const body = { estimated_minutes: 10 };
  const asViewer = await call(POST, { as: vera, params, body });
  await db.board.update({ where: { id: board.id }, data: { enableTimeTracking: false } });

  const asManager = await call(POST, { as: anna, params, body });

  expect(statusesOf([asViewer, asManager])).toEqual([403, 403]);
  expect(asManager.json.message).toBe("Time tracking is disabled");
});

testRefusals(POST);
testProFeature(POST);
