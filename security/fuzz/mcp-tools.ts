import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/mcp/route";
import type { Tool } from "@/lib/mcp/tool";
import { TOOLS } from "@/lib/mcp/tools";
import { call } from "@/lib/testing";
import { emptyTables } from "@/lib/testing/db/database";
import { slowMilliseconds } from "@/security/fuzz/client";
import { draw, randomNumbers, REPEAT_HINT } from "@/security/fuzz/random";
import { MISSING, shown, valuesFor } from "@/security/fuzz/values";
import { MCP_ARGUMENTS } from "@/security/mcp-arguments";
import { aWorld, type World } from "@/security/world";

/** Any value of any argument gets a result or an error, in time, and never an unforeseen one. */
export function fuzzTools(count: number) {
  const next = randomNumbers();

  describe.each(TOOLS.map((tool) => [tool.name, tool] as const))("fuzzing the tool %s", (_, tool) => {
    const cases = Object.keys(tool.input.shape).flatMap((name) =>
      valuesFor(next, count).map((value) => ({ name, value })),
    );
    const wholes = draw(next, WHOLES, count);

    test("gets an answer in time for any argument", { timeout: 120_000 }, async () => {
      const complaints: string[] = [];
      let world: World | null = null;

      for (const { name, value } of cases) {
        world ??= await aWorld();
        const args = { ...MCP_ARGUMENTS[tool.name]?.(world.home, world, world.people.administrator), [name]: value };
        if (value === MISSING) delete args[name];
        const { complaint, isDone } = await attempt(tool, world, args, `${name} = ${shown(value)}`);
        complaints.push(...complaint);
        if (!isDone || tool.effect === "read") continue;
        await emptyTables();
        world = null;
      }
      world ??= await aWorld();
      for (const args of wholes) complaints.push(...(await attempt(tool, world, args, shown(args))).complaint);

      expect(complaints, REPEAT_HINT).toEqual([]);
    });
  });
}

const WHOLES: readonly unknown[] = [null, [], "x", 1, { "": 1 }, { __proto__: null, constructor: {} }];

const INTERNAL_ERROR = -32_603;

async function attempt(tool: Tool, { people }: World, args: unknown, what: string) {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: tool.name, arguments: args } };
  const ask = () => call(POST, { as: people.administrator, body });
  const began = performance.now();
  const { status, json } = await ask();
  const slow = await slowMilliseconds(performance.now() - began, async () => {
    const start = performance.now();
    await ask();
    return performance.now() - start;
  });
  const text = JSON.stringify(json ?? {});
  const isWrong = status >= 500 || json?.error?.code === INTERNAL_ERROR || /\(5\d\d /.test(text);
  return {
    complaint: [...(isWrong ? [`${text.slice(0, 200)} for ${what}`] : []), ...(slow ? [`${slow} ms for ${what}`] : [])],
    isDone: json?.result !== undefined && json.result.isError !== true,
  };
}
