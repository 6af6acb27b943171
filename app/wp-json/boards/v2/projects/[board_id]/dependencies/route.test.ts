import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { GET } from "./route";

describe("GET /projects/:board_id/dependencies", () => {
  test("answers all pairs of the board and none of another, to a viewer too", async () => {
    const { vera, board, toDo, done } = await aBoardOfAnna();
    const [one, two, three] = [await aTask(toDo), await aTask(toDo), await aTask(done)];
    const stage = await aStage(await aBoard());
    const [theirs, other] = [await aTask(stage), await aTask(stage)];
    const [base, later] = [{ boardId: board.id }, { createdAt: new Date(Date.now() + 1_000) }];
    await db.taskDependency.createMany({
      data: [
        { ...base, predecessorId: two.id, successorId: three.id, ...later },
        { ...base, predecessorId: one.id, successorId: two.id },
        { boardId: stage.boardId, predecessorId: theirs.id, successorId: other.id },
      ],
    });

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json).toEqual({
      dependencies: [
        { predecessor_id: one.id, successor_id: two.id },
        { predecessor_id: two.id, successor_id: three.id },
      ],
    });
  });

  test("403 outside the board, and in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();
    const ask = (as: { id: number; login: string }) => call(GET, { as, params: { board_id: board.id } });

    expect((await ask(await aUser())).status).toBe(403);
    expect((await withSettings({ BOARDS_TIER: "free" }, () => ask(anna))).json.message).toBe("This is a pro feature");
  });
});
