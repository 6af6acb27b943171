import { describe, expect, test } from "vitest";
import { aTemplateOfAnna, aUser, call, idsOf } from "@/lib/testing";
import { GET } from "./route";

describe("GET /templates/user", () => {
  test("returns the templates of the caller", async () => {
    const [{ vera, board }] = [await aTemplateOfAnna(), await aTemplateOfAnna()];

    const { status, json } = await call(GET, { as: vera });

    expect([status, idsOf(json.templates)]).toEqual([200, [board.id]]);
  });

  test("is 403 for people on no board", async () => {
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
  });
});
