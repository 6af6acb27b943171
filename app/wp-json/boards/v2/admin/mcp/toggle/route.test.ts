import { describe, expect, test } from "vitest";
import { POST } from "./route";
import { POST as mcp } from "@/app/wp-json/boards/mcp/route";
import { readMcpSettings } from "@/lib/mcp/settings";
import { aBoardOfAnna, anAdmin, aServiceAdmin, call } from "@/lib/testing";

describe("POST /admin/mcp/toggle", () => {
  test("turns the server on and off, for the next request", async () => {
    const admin = await anAdmin();
    const toggle = (mcp_enabled: unknown) => call(POST, { as: admin, body: { mcp_enabled } });
    const ping = async () => (await call(mcp, { as: admin, body: { jsonrpc: "2.0", id: 1, method: "ping" } })).status;

    const on = await toggle("yes");
    expect([on.json.ok, on.json.mcp_enabled, on.json.message]).toEqual([
      true,
      true,
      expect.stringMatching(/^MCP tools enabled\. /),
    ]);
    expect(await ping()).toBe(200);

    expect((await toggle(false)).json).toMatchObject({ ok: true, mcp_enabled: false });
    expect(await ping()).toBe(403);
  });

  test.each([{}, { mcp_enabled: "perhaps" }, { mcp_enabled: [] }])("400 for %j, and nothing is saved", async (body) => {
    const { status, json } = await call(POST, { as: await aServiceAdmin(), body });

    expect([status, Object.keys(json.data.params as object)]).toEqual([400, ["mcp_enabled"]]);
    expect(await readMcpSettings()).toEqual({ enabled: false });
  });

  test("403 for a manager of a board", async () => {
    expect((await call(POST, { as: (await aBoardOfAnna()).anna, body: { mcp_enabled: true } })).status).toBe(403);
  });
});
