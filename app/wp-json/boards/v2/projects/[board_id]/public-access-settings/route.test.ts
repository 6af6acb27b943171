import { describe, expect, test } from "vitest";
import { aBoard, aBoardOfAnna, aPublicBoard, aUser, onBoard } from "@/lib/testing";
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

  test("gives managers the links, which are empty while the board is closed", async () => {
    const { anna, max, board, token } = await aPublicBoard({ isIndexed: true, title: 'A "B" <c>' });
    const embed = `https://boards.test/embed/boards/${board.id}?public_token=${token}`;

    expect((await read(anna, board)).json).toEqual({
      enabled: true,
      shortcode: `[board_public id="${board.id}"]`,
      url: `https://boards.test/public/boards/${board.id}?public_token=${token}`,
      short_url: `https://boards.test/b/${token}`,
      embed_url: embed,
      embed_snippet: `<iframe src="${embed}" title="A &quot;B&quot; &lt;c&gt;" width="100%" height="600" loading="lazy" style="border:0"></iframe>`,
      is_indexed: true,
    });
    expect(JSON.stringify((await read(max, board)).json)).not.toContain(token);
    const closed = await aBoardOfAnna();
    expect((await read(closed.anna, closed.board)).json).toMatchObject({
      url: "",
      embed_snippet: "",
      is_indexed: false,
    });
  });

  testForbiddenFor("stranger", read);
});
