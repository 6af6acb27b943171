import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { anAttachedFile, anAttachment, aTask, aUser, call, rowsIn } from "@/lib/testing";
import { PUT } from "./route";

describe("PUT /tasks/:task_id/attachment-update/:attachment_id", () => {
  test("changes only the title of the file, and records an activity; the same title records none", async () => {
    const { max, board, task, attachment, params } = await anAttachedFile();
    const rename = () =>
      call(PUT, {
        as: max,
        params,
        body: { title: " The <b>notes</b> ", file_path: "/etc/passwd", task_id: 1, object_id: 1 },
      });

    const [{ json }] = [await rename(), await rename()];

    expect(json).toMatchObject({
      message: "Task attachment has been updated",
      attachment: { id: attachment.id, title: "The notes" },
    });
    expect(await db.attachment.findUnique({ where: { id: attachment.id } })).toMatchObject({
      title: "The notes",
      filePath: attachment.filePath,
      taskId: task.id,
    });
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: task.id,
        action: "updated",
        column: "attachment",
        oldValue: "notes.txt",
        newValue: "The notes",
        createdById: max.id,
      },
    ]);
  });

  test("answers 400 without a title, 403 for a viewer, 404 for a stranger, for a cover and for a file of another task, and nothing changes", async () => {
    const { max, vera, toDo, task, params } = await anAttachedFile();
    const [cover, other] = [await anAttachment(task, { owner: "task_cover" }), await aTask(toDo)];
    const before = await rowsIn("attachment", "task", "activity");
    const answer = async (as: typeof max, input = {}, body: object = { title: "x" }) => {
      const { status, json } = await call(PUT, { as, params: { ...params, ...input }, body });
      return [status, json.message];
    };

    for (const body of [{}, { title: " " }, { title: ["x"] }])
      expect(await answer(max, {}, body)).toEqual([400, "Invalid parameter(s): title"]);
    expect((await answer(vera))[0]).toBe(403);
    expect(await answer(await aUser())).toEqual([404, "Task doesn't exist"]);
    for (const input of [{ attachment_id: cover.id }, { task_id: other.id }])
      expect(await answer(max, input)).toEqual([404, "Attachment not found"]);
    expect(await rowsIn("attachment", "task", "activity")).toEqual(before);
  });
});
