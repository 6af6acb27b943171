import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, anAdmin, aUser, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /boards-users", () => {
  test("returns everybody and every board that the caller may see", async () => {
    const { anna, max, vera, board } = await aBoardOfAnna();
    await aBoard({ members: [[await aUser(), "manager"]] });

    const { status, json } = await call(GET, { as: max });

    expect(status).toBe(200);
    const on = { id: board.id, title: board.title };
    expect(json.users).toMatchObject([
      { ID: anna.id, boards: [{ ...on, role: "admin" }] },
      { ID: max.id, boards: [{ ...on, role: "member" }] },
      { ID: vera.id, boards: [{ ...on, role: "viewer" }] },
    ]);
    expect(json.users[0]).toEqual({
      ID: anna.id,
      display_name: "Anna",
      photo: expect.stringContaining("/photos/"),
      email: expect.stringContaining("***"),
      boards: expect.any(Array),
      is_super: false,
      is_wpadmin: false,
    });
    expect(json.boards).toEqual([{ ...on, meta: [], isUserOnlyViewer: false }]);
  });

  test("admins get all, also boards without members and people without boards; strangers nothing; 401 when signed out", async () => {
    await aBoardOfAnna();
    await aBoard();
    const [stranger, admin] = [await aUser(), await anAdmin()];

    const { json } = await call(GET, { as: admin });

    expect([json.users.length, json.boards.length]).toEqual([await db.user.count(), await db.board.count()]);
    expect((await call(GET, { as: stranger })).json).toEqual({ users: [], boards: [] });
    expect((await call(GET)).status).toBe(401);
  });
});
