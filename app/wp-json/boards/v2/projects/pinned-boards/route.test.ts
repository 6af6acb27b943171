import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { PUT as PIN } from "../[board_id]/pin-board/route";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

describe("GET /projects/pinned-boards", () => {
  test("answers what the caller pinned, in the order in which he did, each whole", async () => {
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
    expect(json.pinnedBoards.map(({ id }: { id: number }) => id)).toEqual([second.id, board.id]);
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

  test("a board that was archived, or that the caller has left, is not among them", async () => {
    const { max, board } = await aBoardOfAnna();
    const archived = await aBoard({ archivedAt: new Date(), members: [[max, "member"]] });
    for (const { id } of [board, archived]) await db.boardPin.create({ data: { boardId: id, userId: max.id } });
    await db.boardMember.delete({ where: { boardId_userId: { boardId: board.id, userId: max.id } } });

    expect((await call(GET, { as: max })).json).toEqual({ pinnedBoards: [] });
  });

  test("an admin's pins are his own; nobody is 401", async () => {
    const { anna, board } = await aBoardOfAnna();
    await db.boardPin.create({ data: { boardId: board.id, userId: anna.id } });

    expect((await call(GET, { as: await anAdmin() })).json).toEqual({ pinnedBoards: [] });
    expect((await call(GET, { as: await aUser() })).json).toEqual({ pinnedBoards: [] });
    expect((await call(GET)).status).toBe(401);
  });
});
