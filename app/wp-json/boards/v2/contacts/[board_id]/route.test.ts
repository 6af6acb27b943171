import { describe, expect, test } from "vitest";
import { aBoardOfAnna, call } from "@/lib/testing";
import { testForbidden } from "@/lib/testing/contract/refusals";
import { GET } from "./route";

describe("GET /contacts/:board_id", () => {
  testForbidden(GET);

  test("returns an empty list, because there is no customer system", async () => {
    const { vera, board } = await aBoardOfAnna();

    expect((await call(GET, { as: vera, params: { board_id: board.id } })).json).toEqual([]);
  });
});
