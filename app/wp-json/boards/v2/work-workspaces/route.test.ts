import { describe, expect, test } from "vitest";
import { anAdmin, aUser, call } from "@/lib/testing";
import { gid } from "@/lib/testing/doubles/work-records";
import { WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { aWorkServer } from "@/lib/testing/doubles/work-server";
import { POST } from "./route";

const WORKSPACE = { gid: gid(5), name: "Acme", resource_type: "workspace" };

describe("POST /work-workspaces", () => {
  test("lists the workspaces of the token's owner", async () => {
    await aWorkServer({ workspaces: [WORKSPACE], projects: [] });

    const { status, json } = await call(POST, { as: await anAdmin(), body: { pat: ` ${WORK_TOKEN} ` } });

    expect([status, json]).toEqual([200, { workspaces: [WORKSPACE] }]);
  });

  test("422 with a clear sentence, which does not repeat the token, where Asana refuses it", async () => {
    await aWorkServer({ workspaces: [], projects: [] });

    const { status, json } = await call(POST, { as: await anAdmin(), body: { pat: "stolen" } });

    expect([status, json.message]).toEqual([422, "Asana does not accept this personal access token."]);
    expect(JSON.stringify(json)).not.toContain("stolen");
  });

  test("400 without a token, 403 for people who are no administrators", async () => {
    expect((await call(POST, { as: await anAdmin() })).status).toBe(400);
    expect((await call(POST, { as: await aUser(), body: { pat: WORK_TOKEN } })).status).toBe(403);
  });
});
