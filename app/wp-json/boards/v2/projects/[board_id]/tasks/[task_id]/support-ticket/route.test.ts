import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, call } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { DELETE } from "./route";

describe("DELETE /projects/:board_id/tasks/:task_id/support-ticket", () => {
  test("removes the link: the task has no source any more", async () => {
    const { max, task, params } = await aTaskOfAnna({ source: "support", sourceId: "4711" });

    const { status, json } = await call(DELETE, { as: max, params });

    expect([status, json.message]).toEqual([200, "Support ticket link has been removed"]);
    expect(json.task).toMatchObject({ id: task.id, source: null, source_id: null });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, source: null }]);
  });

  test("a task without a ticket stays without one, and no activity is recorded", async () => {
    const { max, params } = await aTaskOfAnna();

    expect((await call(DELETE, { as: max, params })).json.task.source).toBeNull();
    expect(await db.activity.count()).toBe(0);
  });

  testRefusals(DELETE);
});
