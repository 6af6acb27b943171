import { describe, expect, test } from "vitest";
import { aBoard, anAdmin, call } from "@/lib/testing";
import { GET } from "./route";

describe("GET /projects/crm-associated-boards/:contact_id", () => {
  test("answers 403 to admins, too: without a customer system nobody may read its contacts", async () => {
    const admin = await anAdmin();
    await aBoard({ crmContactId: 7, members: [[admin, "manager"]] });

    expect((await call(GET, { as: admin, params: { contact_id: 7 } })).status).toBe(403);
  });

  test("answers 404 rest_no_route for an invalid id", async () => {
    expect((await call(GET, { as: await anAdmin(), params: { contact_id: "x" } })).json.code).toBe("rest_no_route");
  });
});
