import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aUser, call, idsOf, removeMember } from "@/lib/testing";
import { PUT as PIN } from "../[board_id]/pin-board/route";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

describe("GET /projects/pinned-boards", () => {
  test("returns the boards that the caller pinned, in the order of pinning, each whole", async () => {
    const { anna, max, board } = await aBoardOfAnna();
    const second = await aBoard({ title: "Second", members: [[max, "member"]] });
    for (const { id } of [second, board]) await call(PIN, { as: max, params: { board_id: id } });
    await db.boardPin.update({
      where: { userId_boardId: { userId: max.id, boardId: second.id } },
      data: { createdAt: new Date("2020-01-01T00:00:00Z") },
    });
    await call(PIN, { as: anna, params: { board_id: board.id } });

    const { status, json } = await call(GET, { as: max });

    expect(status).toBe(200);
    expect(idsOf(json.pinnedBoards)).toEqual([second.id, board.id]);
    expect((await call(READ, { as: max, params: { board_id: board.id } })).json.board).toMatchObject(
      json.pinnedBoards[1],
    );
    expect(json.pinnedBoards[1]).toMatchObject({
      description: null,
      background: {},
      settings: { tasks_count: 0 },
      isUserOnlyViewer: false,
    });
  });

  test("leaves out boards that were archived or that the caller left", async () => {
    const { max, board } = await aBoardOfAnna();
    const archived = await aBoard({ archivedAt: new Date(), members: [[max, "member"]] });
    for (const { id } of [board, archived]) await db.boardPin.create({ data: { boardId: id, userId: max.id } });
    await removeMember(board, max);

    expect((await call(GET, { as: max })).json).toEqual({ pinnedBoards: [] });
  });

  test("an admin has their own pins; answers 401 when signed out", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.boardPin.create({ data: { boardId: board.id, userId: anna.id } });

    for (const as of [await anAdmin(), await aUser()])
      expect((await call(GET, { as })).json).toEqual({ pinnedBoards: [] });
    expect((await call(GET)).status).toBe(401);
  });
});
