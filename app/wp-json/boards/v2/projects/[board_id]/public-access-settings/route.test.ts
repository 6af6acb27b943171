import { describe, expect, test } from "vitest";
import { aBoard, aUser, onBoard } from "@/lib/testing";
import { testForbiddenFor } from "@/lib/testing/probes/forbidden";
import { GET } from "./route";

const read = onBoard(GET);

describe("GET /projects/:board_id/public-access-settings", () => {
  test("returns the shortcode of an open board, and none of a closed one", async () => {
    const anna = await aUser();
    const open = await aBoard({ members: [[anna, "viewer"]], publicAccessEnabled: true, publicAccessSecret: "x" });
    const closed = await aBoard({ members: [[anna, "viewer"]] });
    const settingsOf = async ({ id }: { id: number }) => (await read(anna, { id })).json;

    expect(await settingsOf(open)).toEqual({ enabled: true, shortcode: `[board_public id="${open.id}"]` });
    expect(await settingsOf(closed)).toEqual({ enabled: false, shortcode: "" });
  });

  testForbiddenFor("stranger", read);
});
