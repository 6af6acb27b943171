import { expect, test } from "vitest";
import { aBoardOfAnna } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

test("GET /projects/:board_id/crm-contacts is empty without a customer system, for anyone who sees the board", async () => {
  const { vera, board } = await aBoardOfAnna();
  const params = { board_id: board.id };

  const { status, json } = await call(GET, { as: vera, params });

  expect([status, json]).toEqual([200, { associatedContacts: [] }]);
  expect((await call(GET, { as: await aUser(), params })).status).toBe(403);
  expect((await call(GET, { as: await anAdmin(), params: { board_id: 999_999 } })).status).toBe(404);
});
