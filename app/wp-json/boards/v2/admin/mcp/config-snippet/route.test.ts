import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { MCP_CLIENTS } from "@/lib/mcp/inputs";
import { PASSWORD_PLACEHOLDER } from "@/lib/mcp/snippets";
import { aBoardOfAnna, anAdmin, aUser, call, withSettings } from "@/lib/testing";

const ENDPOINT = "https://boards.test/wp-json/boards/mcp";
const snippetOf = async (client: string, given: Parameters<typeof anAdmin>[0] = {}) =>
  (await call(GET, { as: await anAdmin(given), query: { client } })).json;

describe("GET /admin/mcp/config-snippet", () => {
  test.each(MCP_CLIENTS)("has the address for %s, without a password, and checks certificates", async (client) => {
    const json = await snippetOf(client);

    expect(json).toMatchObject({
      client,
      snippet: expect.stringContaining(ENDPOINT),
      instructions: expect.stringContaining("application password"),
      endpoint: ENDPOINT,
      app_passwords_url: "https://boards.test/profile/account#application-passwords",
      is_local_dev: true,
    });
    expect(json.snippet).not.toMatch(/TLS|insecure|-k\b|REJECT/i);
  });

  test.each(["claude-desktop", "cursor", "generic"])("is valid JSON for %s", async (client) => {
    expect(JSON.parse((await snippetOf(client)).snippet as string)).toHaveProperty("mcpServers.boards");
  });

  test("allows a connection without encryption only where the site has none", async () => {
    const allows = async (BOARDS_URL: string) =>
      withSettings({ BOARDS_URL }, async () => (await snippetOf("claude-desktop")).snippet.includes("--allow-http"));

    expect([await allows("https://boards.test"), await allows("http://localhost:3000")]).toEqual([false, true]);
  });

  test("a shell runs it with any user name as it is", async () => {
    const login = `o'brien $(touch x) "q"`;
    const { snippet } = await snippetOf("claude-code", { login });

    const shown = execFileSync("sh", ["-c", `claude() { printf '%s\\n' "$@"; }; ${snippet}`], { encoding: "utf8" });

    const token = /^Authorization: Basic (\S+)$/m.exec(shown)?.[1] ?? "";
    expect(shown.split("\n").slice(0, 6)).toEqual(["mcp", "add", "--transport", "http", "boards", ENDPOINT]);
    expect(Buffer.from(token, "base64").toString()).toBe(`${login}:${PASSWORD_PLACEHOLDER}`);
  });

  test("is the generic one without a client, and 400 for an unknown one", async () => {
    const as = await anAdmin();

    expect((await call(GET, { as })).json.client).toBe("generic");
    expect((await call(GET, { as, query: { client: "netscape" } })).json.data.params).toEqual({
      client: expect.any(String),
    });
  });

  test("403 for a manager of a board and 401 without an account", async () => {
    expect((await call(GET, { as: (await aBoardOfAnna()).anna })).status).toBe(403);
    expect((await call(GET, { as: await aUser() })).status).toBe(403);
    expect((await call(GET)).status).toBe(401);
  });
});
