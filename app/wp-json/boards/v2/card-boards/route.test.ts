import { describe, expect, test } from "vitest";
import { anAdmin, aServiceAdmin, aUser, call, inFreeTier } from "@/lib/testing";
import { cardBoardFile, cardBoardId } from "@/lib/testing/doubles/card-board-records";
import { aCardBoardServer } from "@/lib/testing/doubles/card-board-server";
import { CARD_BOARD_KEY, CARD_BOARD_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { POST } from "./route";

const KEYS = { api_key: CARD_BOARD_KEY, token: CARD_BOARD_TOKEN };

describe("POST /card-boards", () => {
  test("lists the open boards of the token's owner", async () => {
    await aCardBoardServer([cardBoardFile(), cardBoardFile({ id: cardBoardId(2), closed: true })]);

    const { status, json } = await call(POST, { as: await aServiceAdmin(), body: KEYS });

    expect(status).toBe(200);
    expect(json).toEqual({
      boards: [{ id: cardBoardId(1), name: "Launch", url: "https://trello.com/b/abc/launch", closed: false }],
    });
  });

  test("422 with a clear sentence, which does not repeat the token, where Trello refuses it", async () => {
    await aCardBoardServer([]);

    const { status, json } = await call(POST, { as: await anAdmin(), body: { ...KEYS, token: "stolen" } });

    expect([status, json.message]).toEqual([422, "Trello does not accept this API key and token."]);
    expect(JSON.stringify(json)).not.toContain("stolen");
  });

  test("400 without a key or token", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: { token: "x" } });

    expect([status, json.data.params]).toEqual([400, { api_key: "The api_key field is required." }]);
  });

  test("403 for people who are no administrators, and in the free tier", async () => {
    expect((await call(POST, { as: await aUser(), body: KEYS })).status).toBe(403);
    const { status, json } = await inFreeTier(async () => call(POST, { as: await anAdmin(), body: KEYS }));
    expect([status, json.message]).toEqual([403, "This is a pro feature"]);
  });

  test("401 for guests", async () => {
    expect((await call(POST, { body: KEYS })).status).toBe(401);
  });
});
