import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aStage, aTask, aUser, inFreeTier, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

describe("GET /projects/:board_id/dependencies", () => {
  test("returns all pairs of the board and none of another, to a viewer too", async () => {
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

    const { status, json } = await list(vera, board);

    expect(status).toBe(200);
    expect(json).toEqual({
      dependencies: [
        { predecessor_id: one.id, successor_id: two.id },
        { predecessor_id: two.id, successor_id: three.id },
      ],
    });
  });

  test("answers 403 outside the board, and in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();
    const send = (as: { id: number; login: string }) => list(as, board);

    expect((await send(await aUser())).status).toBe(403);
    expect((await inFreeTier(() => send(anna))).json.message).toBe("This is a pro feature");
  });
});
