import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { TOOLS } from "@/lib/mcp/tools";
import { aBoardOfAnna, anAdmin, aServiceAdmin, call, withMcp, withSettings } from "@/lib/testing";

describe("GET /admin/mcp/status", () => {
  test("says where the server is, that it is off at first, and who asks", async () => {
    const admin = await aServiceAdmin();

    const { json } = await call(GET, { as: admin });

    expect(json).toEqual({
      adapter_installed: true,
      adapter_active: true,
      adapter_provider: "boards",
      endpoint_url: "https://boards.test/wp-json/boards/mcp",
      tools_count: TOOLS.length,
      mcp_enabled: false,
      app_passwords_url: "https://boards.test/profile/account#application-passwords",
      current_user_login: admin.login,
      is_local_dev: true,
    });
  });

  test.each([
    ["https://boards.example.com", false],
    ["http://localhost:3000", true],
    ["http://[::1]:3000", true],
    ["https://localhost.example.com", false],
  ])("%s counts as a developer’s own computer: %s", async (BOARDS_URL, isLocal) => {
    const admin = await anAdmin();
    await withMcp();

    const { json } = await withSettings({ BOARDS_URL }, () => call(GET, { as: admin }));

    expect(json).toMatchObject({ is_local_dev: isLocal, mcp_enabled: true });
  });

  test("403 for a manager of a board", async () => {
    expect((await call(GET, { as: (await aBoardOfAnna()).anna })).status).toBe(403);
  });
});
