import { describe, expect, test } from "vitest";
import { GET as READ } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import type { Task, User } from "@/generated/prisma/client";
import { aBoardOfAnna, anAdmin, aSubtask, aTask, aTaskElsewhere, aUser, call } from "@/lib/testing";
import { GET } from "./route";

const stageOf = (as: User, { id }: Pick<Task, "id">) => call(GET, { as, params: { task_id: id } });

describe("GET /tasks/stage/:task_id", () => {
  test("returns the whole stage, as reading the task does, to viewers and admins too", async () => {
    const { anna, vera, board, doing } = await aBoardOfAnna();
    const task = await aTask(doing, { archivedAt: new Date() });

    const { json } = await call(READ, { as: anna, params: { board_id: board.id, task_id: task.id } });
    for (const as of [vera, await anAdmin()])
      expect((await stageOf(as, task)).json).toEqual({ stage: json.task.stage });
  });

  test("returns the stage of its parent for a subtask", async () => {
    const { anna, doing } = await aBoardOfAnna();

    expect((await stageOf(anna, await aSubtask(await aTask(doing)))).json.stage.id).toBe(doing.id);
  });

  test("answers the same 404 for a task that does not exist and one on a board that the caller may not see", async () => {
    const { anna } = await aBoardOfAnna();
    const hidden = await aTaskElsewhere(await aUser());

    for (const id of [hidden.id, 999_999, 99_999_999_999])
      expect((await stageOf(anna, { id })).json).toEqual({
        code: "rest_not_found",
        message: "Task not found",
        data: { status: 404 },
      });
    expect((await call(GET, { as: anna, params: { task_id: "x" } })).json.code).toBe("rest_no_route");
  });

  test("answers 401 when signed out", async () => {
    expect((await call(GET, { params: { task_id: 1 } })).status).toBe(401);
  });
});
