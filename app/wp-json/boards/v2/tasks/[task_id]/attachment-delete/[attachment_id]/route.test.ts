import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAttachedFile, anAttachment, aTask, aUser, call, rowsIn, statusesOf } from "@/lib/testing";
import { DELETE } from "./route";

describe("DELETE /tasks/:task_id/attachment-delete/:attachment_id", () => {
  test("deletes the file, uncounts it, records an activity and returns what is left", async () => {
    const { max, board, task, params } = await anAttachedFile();
    const left = await anAttachment(task);

    const { json } = await call(DELETE, { as: max, params });

    expect(json).toMatchObject({ message: "Task attachment has been deleted", attachments: [{ id: left.id }] });
    expect(await db.attachment.findMany()).toMatchObject([{ id: left.id }]);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ attachmentCount: 1 });
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: task.id,
        action: "removed",
        column: "attachment",
        oldValue: "notes.txt",
        createdById: max.id,
      },
    ]);
  });

  test("of two requests at once one deletes it, and it is counted down once", async () => {
    const { max, task, params } = await anAttachedFile();

    const answers = await Promise.all([1, 2].map(() => call(DELETE, { as: max, params })));

    expect(statusesOf(answers).sort()).toEqual([200, 404]);
    expect(await db.task.findUnique({ where: { id: task.id } })).toMatchObject({ attachmentCount: 0 });
  });

  test("answers 403 for a viewer, 404 for a stranger, for a cover and for a file of another task, and nothing changes", async () => {
    const { max, vera, toDo, task, params } = await anAttachedFile();
    const [cover, other] = [await anAttachment(task, { owner: "task_cover" }), await aTask(toDo)];
    const before = await rowsIn("attachment", "task", "activity");
    const answer = async (as: typeof max, input = {}) => {
      const { status, json } = await call(DELETE, { as, params: { ...params, ...input } });
      return [status, json.message];
    };

    expect((await answer(vera))[0]).toBe(403);
    expect(await answer(await aUser())).toEqual([404, "Task doesn't exist"]);
    for (const input of [{ attachment_id: cover.id }, { task_id: other.id }])
      expect(await answer(max, input)).toEqual([404, "Attachment not found"]);
    expect(await rowsIn("attachment", "task", "activity")).toEqual(before);
  });
});
