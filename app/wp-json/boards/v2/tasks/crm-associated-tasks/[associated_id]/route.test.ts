import { describe, expect, test } from "vitest";
import { aBoardOfAnna, anAdmin, aTask, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /tasks/crm-associated-tasks/:associated_id", () => {
  test("answers 403 to admins and members, too: without a customer system nobody may read its contacts", async () => {
    const { anna, toDo } = await aBoardOfAnna();
    await aTask(toDo, { crmContactId: 7 });

    for (const as of [anna, await anAdmin()])
      expect((await call(GET, { as, params: { associated_id: 7 } })).status).toBe(403);
  });

  test("answers 404 rest_no_route for an invalid id", async () => {
    expect((await call(GET, { as: await anAdmin(), params: { associated_id: "x" } })).json.code).toBe("rest_no_route");
  });
});
