import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { POST } from "@/app/wp-json/boards/mcp/route";
import type { Tool } from "@/lib/mcp/tool";
import { TOOLS } from "@/lib/mcp/tools";
import { call } from "@/lib/testing";
import type { Role } from "@/scripts/contract/endpoints/entry";
import { ENDPOINTS } from "@/scripts/contract/endpoints/index";
import { MCP_ARGUMENTS } from "@/security/mcp-arguments";
import { aCleanWorld, anotherWorld } from "@/security/walk/clean-world";
import { FOREIGN, FOREIGN_ID, type World } from "@/security/world";

const PEOPLE = ["stranger", "viewer", "member", "manager", "administrator"] as const;
type Person = (typeof PEOPLE)[number];

const named = TOOLS.map((tool) => [tool.name, tool] as const);

interface Result {
  isError?: true;
  content: { text: string }[];
}

async function use(as: User, { name }: Tool, args: object): Promise<Result> {
  const params = { name, arguments: args };
  const { status, json } = await call(POST, { as, body: { jsonrpc: "2.0", id: 1, method: "tools/call", params } });
  if (status !== 200 || !json.result) throw new Error(`${name}: ${status} ${JSON.stringify(json)}`);
  return json.result as Result;
}

const textOf = ({ content }: Result) => content.map(({ text }) => text).join("\n");

const argumentsOf = ({ name }: Tool, world: World, actor: User, place = world.home) =>
  MCP_ARGUMENTS[name]?.(place, world, actor) ?? {};

/** What the endpoint answers this role, as the table of endpoints has it. It has another person in the path. */
function statusOf(tool: Tool, world: World, actor: User, role: Role): number {
  const [request] = tool.send(tool.input.parse(argumentsOf(tool, world, actor)), actor);
  const isOwn = request?.params?.id === actor.id;
  return isOwn ? 200 : (ENDPOINTS.get(request?.endpoint ?? "")?.statuses[role] ?? 0);
}

test("there are arguments for every tool", () => {
  expect(Object.keys(MCP_ARGUMENTS)).toEqual(TOOLS.map(({ name }) => name));
});

describe.each(named)("the tool %s", (_, tool) => {
  test("allows each role what its endpoint allows, and writes nothing where it refuses or only reads", async () => {
    const { world, hasChanged } = await aCleanWorld();
    const expectedOf = (role: Person) => statusOf(tool, world, world.people[role], role);
    const isRefused = (role: Person) => expectedOf(role) >= 400;
    const isWrite = (role: Person) => !isRefused(role) && tool.effect !== "read";
    const problems: string[] = [];

    for (const role of PEOPLE.filter(isRefused)) problems.push(...(await problemsOf(tool, world, role)));
    if (await hasChanged(false)) problems.push("a refusal has written something");
    for (const role of PEOPLE.filter((role) => !isRefused(role) && !isWrite(role)))
      problems.push(...(await problemsOf(tool, world, role)));
    if (await hasChanged(true)) problems.push("reading has written something");
    for (const [at, role] of PEOPLE.filter(isWrite).entries())
      problems.push(...(await problemsOf(tool, at === 0 ? world : await anotherWorld(), role)));

    expect(problems).toEqual([]);
  });
});

async function problemsOf(tool: Tool, world: World, role: Person): Promise<string[]> {
  const actor = world.people[role];
  const expected = statusOf(tool, world, actor, role);
  const result = await use(actor, tool, argumentsOf(tool, world, actor));
  const isRefused = expected >= 400;
  const isWrong =
    (result.isError === true) !== isRefused ||
    (isRefused && !textOf(result).includes(`(${expected} `)) ||
    (FOREIGN_ID.test(textOf(result)) && role !== "administrator");
  return isWrong ? [`${role}: ${expected}, but ${textOf(result)}`] : [];
}

/** Removes nobody where the person isn't assigned. */
const isRemoval = ({ name }: Tool) => name === "unassign_task";

const ofBoards = named.filter(([, { input }]) => "board_id" in input.shape);

describe.each(ofBoards)("S1-S3: the tool %s", (_, tool) => {
  test("finds nothing on a board of others, in its own board or by any argument", async () => {
    const { world, hasChanged } = await aCleanWorld();
    const { manager } = world.people;
    const ours = argumentsOf(tool, world, manager);
    const theirs = argumentsOf(tool, world, manager, world.foreign);
    const isRecord = (name: string) =>
      name !== "board_id" &&
      !(isRemoval(tool) && name === "user_ids") &&
      JSON.stringify(ours[name]) !== JSON.stringify(theirs[name]);

    const answers: (readonly [string, Result])[] = [
      ["all", await use(manager, tool, theirs)],
      ...(await inTurn(Object.keys(ours).filter(isRecord), async (name): Promise<[string, Result]> => [
        name,
        await use(manager, tool, { ...ours, [name]: theirs[name] }),
      ])),
    ];

    const isRefused = ([name, { isError }]: (typeof answers)[number]) =>
      isError === true || tool.name === "search_tasks" || (tool.effect === "read" && name !== "all");
    expect(answers.filter((answer) => !isRefused(answer))).toEqual([]);
    expect(answers.filter(([, result]) => textOf(result).includes(FOREIGN))).toEqual([]);
    expect(await hasChanged(true)).toBe(false);
  });
});

async function inTurn<Item, Done>(items: Item[], work: (item: Item) => Promise<Done>): Promise<Done[]> {
  const results: Done[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
