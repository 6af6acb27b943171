import { describe, expect, test } from "vitest";
import { GET } from "./route";
import { aBoard, aBoardOfAnna, aLabel, aStage, aUser, call, type Caller, queryCountOf } from "@/lib/testing";
import { db } from "@/lib/db";

type Suggestion = { text: string; label: string; kind: string; from: number; to: number };

const suggest = async (as: Caller, query: string, at?: number): Promise<Suggestion[]> =>
  (await call(GET, { as, query: { query, ...(at !== undefined && { at }) } })).json.suggestions;
const textsFor = async (as: Caller, query: string, at?: number) =>
  (await suggest(as, query, at)).map(({ text }) => text);

/** The whole query after taking the first suggestion. */
async function takenBy(as: Caller, query: string, at?: number): Promise<string | undefined> {
  const [first] = await suggest(as, query, at);
  return first && query.slice(0, first.from) + first.text + query.slice(first.to);
}

describe("GET /search/suggestions", () => {
  test.each([
    ["", undefined, ["label:", "assignee:", "due:", "is:", "priority:", "board:", "stage:", "has:"]],
    ["plan ", undefined, ["label:", "assignee:", "due:", "is:", "priority:", "board:", "stage:", "has:"]],
    ["a", undefined, ["assignee:", "archived:"]],
    ["-as", undefined, ["assignee:"]],
    ["is:", undefined, ["open", "closed", "archived", "overdue", "assigned", "watched"]],
    ["is:O", undefined, ["open", "overdue"]],
    ["priority:", undefined, ["low", "medium", "high", "urgent", "none"]],
    ["has:co", undefined, ["comments"]],
    ["due:to", undefined, ["today", "tomorrow"]],
    ["is:open plan", 4, ["open", "overdue"]],
    ["is:open plan", 1, ["is:", "id:"]],
    ["id:", undefined, []],
    ["foo:", undefined, []],
    ["constructor:", undefined, []],
    ["is:open", 4711, ["open"]],
  ])("suggests words for %j at %s", async (query, at, texts) => {
    const { anna } = await aBoardOfAnna();

    expect(await textsFor(anna, query, at)).toEqual(texts);
  });

  test("suggests labels, stages and boards that the caller sees, each title once, and quotes them where necessary", async () => {
    const { anna, board } = await aBoardOfAnna();
    const second = await aBoard({ title: "Other “board”", members: [[anna, "viewer"]] });
    await aLabel(board, { title: "Bug" });
    await aLabel(second, { title: "bug" });
    await aLabel(board, { title: 'Needs "our" review' });
    const hidden = await aBoard({ title: "Buried" });
    await aLabel(hidden, { title: "Bugs of others" });
    await aStage(hidden, { title: "Buggy" });
    await aLabel(await aBoard({ archivedAt: new Date(), members: [[anna, "manager"]] }), { title: "Bug of old" });

    expect((await textsFor(anna, "label:bug")).map((text) => text.toLowerCase())).toEqual(["bug"]);
    expect(await textsFor(anna, "label:rev")).toEqual([`"Needs 'our' review"`]);
    expect(await textsFor(anna, "label:no")).toEqual(["none"]);
    expect(await textsFor(anna, "stage:bu")).toEqual([]);
    expect(await textsFor(anna, "stage:do")).toEqual(["Doing", "Done", '"To do"']);
    expect(await textsFor(anna, "board:bu")).toEqual([]);
    expect(await textsFor(anna, "board:boa")).toContain('"Other “board”"');
    expect(await textsFor(anna, "label:%")).toEqual([]);
  });

  test("suggests people on the caller’s boards, without revealing an address", async () => {
    const { anna, max } = await aBoardOfAnna();
    await db.user.update({ where: { id: max.id }, data: { login: "max@example.com", nicename: "max-example" } });
    await aUser({ displayName: "Maxine the stranger", login: "maxine" });

    expect(await suggest(anna, "assignee:ma")).toEqual([
      { text: "@max-example", label: "Max", kind: "value", from: 9, to: 11 },
    ]);
    expect((await textsFor(anna, "assignee:")).slice(0, 3)).toEqual(["me", "none", expect.stringMatching(/^@/)]);
    expect(await textsFor(anna, "assignee:@max-")).toEqual(["@max-example"]);
    expect(await textsFor(anna, "assignee:_")).toEqual([]);
  });

  test.each([
    ["plan lab", undefined, "plan label:"],
    ["is:op plan", 5, "is:open plan"],
    ['board:"off', undefined, 'board:"The office"'],
    ['board:"off" plan', 10, 'board:"The office" plan'],
    ["-has:com", undefined, "-has:comments"],
  ])("completes %j at %s", async (query, at, completed) => {
    const { anna } = await aBoardOfAnna();
    await aBoard({ title: "The office", members: [[anna, "member"]] });

    expect(await takenBy(anna, query, at)).toBe(completed);
  });

  test("answers 401 without signing in", async () => {
    expect((await call(GET, { query: { query: "label:" } })).status).toBe(401);
  });

  test("takes one statement more for names, whatever is typed", async () => {
    const { anna } = await aBoardOfAnna();
    const queries = (query: string) => queryCountOf(GET, { as: anna, query: { query } });
    await queries("label:");

    expect(new Set(await Promise.all(["label:", "stage:a", "board:", "assignee:"].map(queries))).size).toBe(1);
  });
});
