import { describe, expect, test } from "vitest";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAttachment } from "@/lib/testing/factories/files";
import { aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

describe("GET /projects/:board_id/tasks/:task_id/attachment", () => {
  test("answers the files of the task, the newest first, to a viewer; neither its cover nor those of other tasks", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const [task, other] = [await aTask(toDo), await aTask(toDo)];
    for (const title of ["old.txt", "new.txt"]) await anAttachment(task, { title });
    await anAttachment(task, { title: "cover.png", owner: "task_cover" });
    await anAttachment(other);

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id, task_id: task.id } });

    expect([status, json.attachments]).toMatchObject([
      200,
      [
        { title: "new.txt", object_id: task.id },
        { title: "old.txt", object_id: task.id },
      ],
    ]);
  });

  test("403 for a stranger, 404 for a task of another board", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const [task, elsewhere] = [await aTask(toDo), await aTask((await aBoardOfAnna()).toDo)];

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id, task_id: task.id } })).status).toBe(403);
    expect((await call(GET, { as: vera, params: { board_id: board.id, task_id: elsewhere.id } })).json.message).toBe(
      "Task not found",
    );
  });
});
