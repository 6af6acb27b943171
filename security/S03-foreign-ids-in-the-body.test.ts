import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { fingerprintOfBoard } from "@/security/database";
import { boardEndpoints } from "@/security/endpoints";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { requestOf } from "@/security/requests";
import { aWorld, FOREIGN, type Place } from "@/security/world";

/** Which record of a board a parameter means, by its name. */
const KINDS: [RegExp, (place: Place) => number][] = [
  [/stage|^list$/i, ({ stage }) => stage.id],
  [/label/i, ({ attachedLabel }) => attachedLabel.id],
  [/board/i, ({ board }) => board.id],
  [/task|parent|predecessor/i, ({ task }) => task.id],
  [/assignee|watcher|user|member/i, ({ owner }) => owner.id],
];
const isId = (name: string) => /(_id|_ids|Id|Ids|^assignees|^labels|^list|_assignees|_watchers)$/.test(name);
const kindOf = (name: string) => KINDS.find(([words]) => words.test(name))?.[1];

const cases = boardEndpoints.flatMap((endpoint) => parametersOf(endpoint.input).flatMap((place) => (isId(place.at(-1) ?? "") && kindOf(place.at(-1) ?? "") ? [{ ...endpoint, place, parameter: place.join(".") }] : [])));
const properties = ["assignees", "parent_id", "board_id"].map((property) => ({ property }));

describe("another board's record in the body or the query", () => {
  test.each(cases)("$name $parameter: refused or without effect, and not told", async (endpoint) => {
    const world = await aWorld();
    const theirs = kindOf(endpoint.place.at(-1) ?? "")?.(world.foreign);
    const before = await fingerprintOfBoard(world.foreign.board.id);
    const ours = await fingerprintOfBoard(world.home.board.id);

    const sent = requestOf(endpoint, world, world.people.manager);
    const changed = endpoint.method === "GET" ? { path: `/wp-json/boards/v2/x?${stringify(withValue(sent.query, endpoint.place, theirs))}`, params: sent.params } : { ...sent, body: withValue(sent.body, endpoint.place, theirs) };
    const { status, json } = await call(endpoint.handler, { as: world.people.manager, ...changed });

    expect(JSON.stringify(json)).not.toContain(FOREIGN);
    expect(await fingerprintOfBoard(world.foreign.board.id)).toBe(before);
    if (status >= 400) expect(await fingerprintOfBoard(world.home.board.id)).toBe(ours);
    expect(status).toBeLessThan(500);
  });

  test.each(properties)("PUT tasks/{task_id} $property: 4xx, and neither board changes", async ({ property }) => {
    const endpoint = boardEndpoints.find(({ name }) => name === "PUT /boards/v2/projects/{board_id}/tasks/{task_id}");
    const world = await aWorld();
    const before = await Promise.all([world.home, world.foreign].map(({ board }) => fingerprintOfBoard(board.id)));
    if (!endpoint) throw new Error("There is no such endpoint.");

    const value = kindOf(property)?.(world.foreign);
    const { status } = await call(endpoint.handler, { as: world.people.manager, ...requestOf(endpoint, world, null), body: { property, value } });

    expect([400, 403, 404]).toContain(status);
    expect(await Promise.all([world.home, world.foreign].map(({ board }) => fingerprintOfBoard(board.id)))).toEqual(before);
  });
});
