import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aUser, call, titlesOf } from "@/lib/testing";
import { GET as READ } from "../[board_id]/route";
import { GET } from "./route";

describe("GET /projects/user-accessible-boards", () => {
  test("returns the caller's active boards, newest first, each whole", async () => {
    const { vera, board } = await aBoardOfAnna();
    const mine = await aBoard({ hasCustomFieldOrder: true, members: [[vera, "member"]] });
    for (const hidden of [{ archivedAt: new Date() }, { isTemplate: true }])
      await aBoard({ ...hidden, members: [[vera, "member"]] });
    await aBoard({ title: "somebody else's" });

    const { json } = await call(GET, { as: vera });

    expect(json.boards).toEqual([
      expect.objectContaining({
        id: mine.id,
        meta: { custom_field_positions: "yes" },
        isUserOnlyViewer: false,
      }),
      expect.objectContaining({
        id: board.id,
        meta: [],
        isUserOnlyViewer: true,
      }),
    ]);
    expect((await call(READ, { as: vera, params: { board_id: board.id } })).json.board).toMatchObject(json.boards[1]);
  });

  test.each([
    [{ searchInput: "ALPHA" }, ["Alpha"]],
    [{ search: "alpha" }, ["Alpha"]],
    [{ searchInput: "100%" }, ["100% sure"]],
    [{ searchInput: "_" }, []],
    [{ searchInput: " لوحة " }, ["لوحة المشروع"]],
    [{ searchInput: "" }, ["لوحة المشروع", "100% sure", "Alpha"]],
  ])("searches %j literally in the title", async (query, expected) => {
    const admin = await anAdmin();
    for (const title of ["Alpha", "100% sure", "لوحة المشروع"]) await aBoard({ title });

    expect(titlesOf((await call(GET, { as: admin, query })).json.boards)).toEqual(expected);
  });

  test("returns none to a person on no board, 401 when signed out, and writes nothing", async () => {
    await aBoardOfAnna();

    expect((await call(GET, { as: await aUser() })).json).toEqual({ boards: [] });
    expect((await call(GET)).status).toBe(401);
    expect(await db.boardVisit.count()).toBe(0);
  });
});
