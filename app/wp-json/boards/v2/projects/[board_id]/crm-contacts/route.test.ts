import { expect, test } from "vitest";
import { aBoardOfAnna, aUser, onBoard } from "@/lib/testing";
import { GET } from "./route";

const list = onBoard(GET);

test("GET /projects/:board_id/crm-contacts is empty without a customer system, for anyone who sees the board", async () => {
  const { vera, board } = await aBoardOfAnna();

  const { status, json } = await list(vera, board);

  expect([status, json]).toEqual([200, { associatedContacts: [] }]);
  expect((await list(await aUser(), board)).status).toBe(403);
});
