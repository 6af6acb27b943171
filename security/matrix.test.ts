import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing/call";
import { emptyTables } from "@/lib/testing/database";
import { fingerprint, RECENT_BOARDS } from "@/security/database";
import { endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld, personOf, type Role, ROLES, type World } from "@/security/world";

const [head = [], ...rows] = readFileSync("security/matrix.tsv", "utf8").trim().split("\n").map((line) => line.split("\t"));
const expected = new Map(rows.map(([method, path, ...statuses]) => [`${method} ${path}`, Object.fromEntries(ROLES.map((role, at) => [role, Number(statuses[at])])) as Record<Role, number>]));

test("the matrix has a row for every endpoint, and none for another", () => {
  expect(head).toEqual(["method", "path", ...ROLES]);
  expect([...expected.keys()].sort()).toEqual(endpoints.map(({ name }) => name).sort());
});

/** Who is refused comes first: nothing changes, so one world does for all of them. */
describe.each(endpoints.filter(({ name }) => expected.has(name)))("$name", (endpoint) => {
  test("answers every role as the matrix says, and neither a refusal nor a reading changes anything", async () => {
    const statuses = expected.get(endpoint.name);
    const found: Partial<Record<Role, number>> = {};
    const changed: Role[] = [];

    let world: World | null = null;
    let before = { refused: "", read: "" };
    for (const role of [...ROLES].sort((one, other) => (statuses?.[other] ?? 0) - (statuses?.[one] ?? 0))) {
      if (!world) {
        await emptyTables();
        world = await aWorld();
        before = { refused: await fingerprint(), read: await fingerprint(RECENT_BOARDS) };
      }
      const actor = personOf(world, role);
      const { status } = await call(endpoint.handler, { as: actor ?? undefined, ...requestOf(endpoint, world, actor) });
      found[role] = status;

      const isRefusal = status >= 400;
      const mustNotChange = isRefusal || endpoint.method === "GET";
      const isUnchanged = mustNotChange && (isRefusal ? (await fingerprint()) === before.refused : (await fingerprint(RECENT_BOARDS)) === before.read);
      if (mustNotChange && !isUnchanged) changed.push(role);
      if (!isUnchanged) world = null;
    }

    expect(found).toEqual(statuses);
    expect(changed).toEqual([]);
  });
});
