import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as mcp from "@/app/wp-json/boards/mcp/route";
import { MCP_CLIENTS, type McpClient } from "@/lib/mcp/inputs";
import { snippetFor } from "@/lib/mcp/snippets";
import type { Tool } from "@/lib/mcp/tool";
import { TOOLS } from "@/lib/mcp/tools";
import { aBoardOfAnna, newApplicationPassword, withMcp } from "@/lib/testing";
import { aFront } from "@/lib/testing/http/front";

const GUIDE = readFileSync("docs/mcp.md", "utf8");
const run = promisify(execFile);

/** The example with the address and the credentials of a person on a server of the test. */
async function runnable(language: string): Promise<{ text: string; title: string }> {
  await withMcp();
  const { anna, board } = await aBoardOfAnna();
  const port = await aFront({ "/wp-json/boards/mcp": mcp });
  const [, code = ""] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(GUIDE) ?? [];
  const credentials = `${anna.login}:${await newApplicationPassword(anna)}`;
  const text = code
    .replaceAll("https://boards.example.com", `http://127.0.0.1:${port}`)
    .replaceAll("anna:abcd efgh ijkl mnop qrst uvwx", credentials);
  return { text, title: `${board.id} ${board.title}` };
}

test("the guide’s example in curl lists the tools", async () => {
  const { text } = await runnable("sh");

  const { stdout } = await run("sh", ["-c", text], { maxBuffer: 10_000_000 });

  expect(stdout).toContain('"serverInfo":{"name":"boards"');
  for (const { name } of TOOLS) expect(stdout).toContain(`"name":"${name}"`);
});

test("the guide’s example in Node lists the boards", async () => {
  const { text, title } = await runnable("js");

  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", text]);

  expect(stdout.trim()).toBe(title);
});

const SITE = { endpoint: "https://boards.example.com/wp-json/boards/mcp", login: "anna" };

test.each(MCP_CLIENTS.filter((client) => client !== "generic"))(
  "the guide has the snippet for %s",
  (client: McpClient) => {
    const plain = (text: string) => text.replaceAll(/\s/g, "");

    expect(plain(GUIDE)).toContain(plain(snippetFor(client, SITE)));
  },
);

const MAY = { read: "read", write: "change", destroy: "delete or overwrite" } as const;
const rowOf = ({ name, effect, description }: Tool) => `| \`${name}\` | ${MAY[effect]} | ${description} |`;

test("the guide lists all tools", () => {
  const [, table = ""] = GUIDE.split("|---|---|---|\n");

  expect(table.trim().split("\n")).toEqual(TOOLS.map(rowOf));
});
