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
        { predecessor_id: one.id, successor_id: two.id, is_blocking: true },
        { predecessor_id: two.id, successor_id: three.id, is_blocking: true },
      ],
    });
  });

  test.each([
    ["done", { status: "closed" as const }],
    ["archived", { archivedAt: new Date() }],
  ])("says that a predecessor no longer blocks that is %s (C196)", async (_, data) => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [predecessor, successor] = [await aTask(toDo, data), await aTask(toDo)];
    const dependency = { predecessorId: predecessor.id, successorId: successor.id };
    await db.taskDependency.create({ data: { boardId: board.id, ...dependency } });

    expect((await list(anna, board)).json.dependencies).toEqual([
      { predecessor_id: predecessor.id, successor_id: successor.id, is_blocking: false },
    ]);
  });

  test("answers 403 outside the board, and in the free tier", async () => {
    const { anna, board } = await aBoardOfAnna();
    const send = (as: { id: number; login: string }) => list(as, board);

    expect((await send(await aUser())).status).toBe(403);
    expect((await inFreeTier(() => send(anna))).json.message).toBe("This is a pro feature");
  });
});
