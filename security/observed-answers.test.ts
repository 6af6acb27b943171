import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const [, ...lines] = readFileSync("lib/testing/observed-answers.tsv", "utf8").trim().split("\n").map((line) => line.split("\t"));
const shape = (name: string) => name.replace(/\{[^}]*\}/g, "{}");
const observed = new Map(lines.map(([method, path = "", messages = "", keys = ""]) => [shape(`${method} ${path}`), { messages: messages.split(" | ").filter(Boolean), keys: keys.split(" ").filter(Boolean) }]));

/** One whose row in the matrix is missing is not finished. */
const finished = new Set(readFileSync("security/matrix.tsv", "utf8").split("\n").map((line) => line.split("\t").slice(0, 2).join(" ")));

/** Where a document has another sentence than was observed, the document's counts; or where another action was observed than ours. */
const OTHERWISE: Record<string, string> = {
  "PUT /boards/v2/projects/{board_id}/update-stage/{stage_id}": "Stage updated successfully",
  "POST /boards/v2/projects/{board_id}/tasks/bulk-actions": "1 task moved successfully",
};

/** `2 tasks restored successfully` however many there are. */
const counted = (message: string) => message.replace(/^\d+ tasks?/, "n tasks");

describe("what every endpoint was observed to answer", () => {
  test.each(endpoints.filter(({ name }) => observed.has(shape(name)) && finished.has(name)).map((endpoint) => [endpoint.name, endpoint] as const))("%s: its message and the keys of its answer are in ours", async (_, endpoint) => {
    const world = await aWorld();
    const { messages = [], keys = [] } = observed.get(shape(endpoint.name)) ?? {};

    const { status, json } = await call(endpoint.handler, { as: world.people.administrator, ...requestOf(endpoint, world, world.people.administrator) });

    expect(status).toBeLessThan(300);
    expect(keys.filter((key) => !(key in json))).toEqual([]);
    if (messages.length > 0) expect([OTHERWISE[endpoint.name] ?? messages].flat().map(counted)).toContain(counted(String(json.message)));
  });
});
