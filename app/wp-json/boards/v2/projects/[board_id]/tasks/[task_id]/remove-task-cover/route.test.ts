import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aCoveredTask, aTaskOfAnna, call, coverOf, expectStored, statusesOf } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/remove-task-cover", () => {
  test("removes the picture and its file", async () => {
    const { max, task, params } = await aCoveredTask();

    const { status, json } = await call(POST, { as: max, params });

    expect([status, json.message, json.task.id, json.task.settings.cover]).toEqual([
      200,
      "Task Cover removed successfully",
      task.id,
      { backgroundColor: "" },
    ]);
    expect([await coverOf(task.id), await db.attachment.count()]).toEqual([
      { coverColor: null, coverAttachmentId: null },
      0,
    ]);
    await expectStored([]);
  });

  test("removes a colour, and does nothing without a cover", async () => {
    const { max, task, params } = await aTaskOfAnna({ coverColor: "#4bce97" });

    const answers = [await call(POST, { as: max, params }), await call(POST, { as: max, params })];

    expect(statusesOf(answers)).toEqual([200, 200]);
    expect(await coverOf(task.id)).toEqual({ coverColor: null, coverAttachmentId: null });
  });

  testRefusals(POST);
});
