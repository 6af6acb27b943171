import { describe, expect, test } from "vitest";
import { aBoard } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

describe("GET /projects/crm-associated-boards/:contact_id", () => {
  test("403 for everybody: without a customer system nobody may ask for its contacts", async () => {
    const admin = await anAdmin();
    await aBoard({ crmContactId: 7, members: [[admin, "manager"]] });

    for (const as of [admin, await aUser()]) {
      const { status, json } = await call(GET, { as, params: { contact_id: 7 } });
      expect([status, json]).toEqual([
        403,
        { code: "rest_forbidden", message: "Sorry, you are not allowed to do that.", data: { status: 403 } },
      ]);
    }
    expect((await call(GET, { params: { contact_id: 7 } })).status).toBe(401);
  });

  test("404 rest_no_route for what is no id", async () => {
    expect((await call(GET, { as: await anAdmin(), params: { contact_id: "x" } })).json.code).toBe("rest_no_route");
  });
});
