import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, anAdmin, aTask, call, statusesOf } from "@/lib/testing";
import { GET } from "./route";

describe("GET /templates/task-creation-status", () => {
  test("counts the tasks that are to be copied and those on the board", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    await db.board.update({
      where: { id: board.id },
      data: { taskCreationStatus: "pending", taskCreationTotal: 8 },
    });
    await aTask(toDo);

    const { status, json } = await call(GET, { as: vera, query: { board_id: board.id } });

    expect([status, json]).toEqual([200, { status: "pending", total: 8, created: 1 }]);
  });

  test("has nothing to wait for on other boards", async () => {
    const { anna, board } = await aBoardOfAnna();

    expect((await call(GET, { as: anna, query: { board_id: board.id } })).json).toEqual({
      status: "completed",
      total: 0,
      created: 0,
    });
  });

  test("is 403 for someone who is not on the board, 404 for an admin without such a board, 400 without an id", async () => {
    const [{ anna }, { board }] = [await aBoardOfAnna(), await aBoardOfAnna()];

    const answers = [
      await call(GET, { as: anna, query: { board_id: board.id } }),
      await call(GET, { as: anna, query: { board_id: 99999 } }),
      await call(GET, { as: await anAdmin(), query: { board_id: 99999 } }),
      await call(GET, { as: anna }),
    ];

    expect(statusesOf(answers)).toEqual([403, 403, 404, 400]);
  });
});
