import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

describe("GET /projects/:board_id/public-access-settings", () => {
  test("returns the shortcode of an open board, and none of a closed one", async () => {
    const anna = await aUser();
    const open = await aBoard({ members: [[anna, "viewer"]], publicAccessEnabled: true, publicAccessSecret: "x" });
    const closed = await aBoard({ members: [[anna, "viewer"]] });
    const settingsOf = async ({ id }: { id: number }) => (await call(GET, { as: anna, params: { board_id: id } })).json;

    expect(await settingsOf(open)).toEqual({ enabled: true, shortcode: `[board_public id="${open.id}"]` });
    expect(await settingsOf(closed)).toEqual({ enabled: false, shortcode: "" });
  });

  test("answers 403 for a stranger, 404 for an admin when the board does not exist", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
    expect((await call(GET, { as: await anAdmin(), params: { board_id: 999_999 } })).status).toBe(404);
  });
});
