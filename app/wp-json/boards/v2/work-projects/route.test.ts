import { describe, expect, test } from "vitest";
import { anAdmin, aUser, call } from "@/lib/testing";
import { gid, workProject } from "@/lib/testing/doubles/work-records";
import { WORK_TOKEN } from "@/lib/testing/doubles/tool-credentials";
import { aWorkServer } from "@/lib/testing/doubles/work-server";
import { POST } from "./route";

const WORKSPACE = { gid: gid(5), name: "Acme", resource_type: "workspace" };

describe("POST /work-projects", () => {
  test("lists all projects of a workspace but archived ones", async () => {
    const projects = Array.from({ length: 101 }, (_, at) => workProject(at + 1, { archived: at === 0 }));
    await aWorkServer({ workspaces: [WORKSPACE], projects });

    const { status, json } = await call(POST, {
      as: await anAdmin(),
      body: { pat: WORK_TOKEN, workspace_gid: WORKSPACE.gid },
    });

    expect(status).toBe(200);
    expect(json.projects).toHaveLength(100);
    expect(json.projects[0]).toEqual({
      gid: gid(2),
      name: "Campaign",
      permalink_url: `https://app.asana.com/0/${gid(2)}`,
    });
  });

  test("400 without a workspace, 403 for people who are no administrators", async () => {
    const { status, json } = await call(POST, { as: await anAdmin(), body: { pat: WORK_TOKEN } });

    expect([status, json.data.params]).toEqual([400, { workspace_gid: "The workspace_gid field is required." }]);
    expect((await call(POST, { as: await aUser(), body: { pat: WORK_TOKEN, workspace_gid: "1" } })).status).toBe(403);
  });
});
