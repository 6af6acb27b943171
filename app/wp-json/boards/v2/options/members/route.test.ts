import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, anAdmin, aServiceAdmin, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /options/members", () => {
  test("lists the people of the board and the site administrators by name, each with three keys", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    const root = await anAdmin({ displayName: "Root" });
    await anAdmin({ displayName: "Former administrator", deactivatedAt: new Date() });
    await aServiceAdmin();
    await aUser();

    const { json } = await call(GET, { as: vera, query: { boardId: board.id } });

    expect(json).toEqual({
      members: [anna, max, root, vera].map(({ id, displayName, photoKey }) => ({
        ID: id,
        display_name: displayName,
        photo: `https://boards.test/photos/${photoKey}`,
      })),
    });
  });

  test("answers the same 404 for a board that does not exist and one that the caller is not on", async () => {
    const { id } = await aBoard();
    const as = await aUser();

    for (const boardId of [id, 999_999])
      expect((await call(GET, { as, query: { boardId } })).json).toMatchObject({
        message: "Board not found",
        data: { status: 404 },
      });
  });

  test("answers 400 without a board, 401 when signed out", async () => {
    expect((await call(GET, { as: await anAdmin() })).json.data.params).toEqual({
      boardId: "The boardId field is required.",
    });
    expect((await call(GET)).status).toBe(401);
  });
});
