import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aCoveredTask, aTaskOfAnna, coverOf } from "@/lib/testing/factories/covers";
import { expectStored } from "@/lib/testing/factories/pictures";
import { POST } from "./route";

describe("POST /projects/:board_id/tasks/:task_id/remove-task-cover", () => {
  test("takes the picture off, and its file goes", async () => {
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

  test("takes a colour off, and what is bare stays bare", async () => {
    const { max, task, params } = await aTaskOfAnna();

    const answers = [await call(POST, { as: max, params }), await call(POST, { as: max, params })];

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await coverOf(task.id)).toEqual({ coverColor: null, coverAttachmentId: null });
  });

  test("403 for a viewer, 404 for a task of another board, and the cover stays", async () => {
    const { vera, max, task, cover, params } = await aCoveredTask();
    const theirs = await aTask((await aBoardOfAnna()).toDo);

    const answers = [
      await call(POST, { as: vera, params }),
      await call(POST, { as: max, params: { ...params, task_id: theirs.id } }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 404]);
    expect((await coverOf(task.id)).coverAttachmentId).toBe(cover.id);
  });
});
