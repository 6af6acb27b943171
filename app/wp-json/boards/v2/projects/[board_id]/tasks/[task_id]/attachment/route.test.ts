import { describe, expect, test } from "vitest";
import { aBoardOfAnna, anAttachment, aTask, call } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

describe("GET /projects/:board_id/tasks/:task_id/attachment", () => {
  test("returns the files of the task, newest first, to a viewer; neither its cover nor those of other tasks", async () => {
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

  testRefusals(GET);
});
