import { describe, expect, test } from "vitest";
import { call, queryCountOf } from "@/lib/testing";
import { emptyTables } from "@/lib/testing/db/database";
import { ENDPOINTS } from "@/scripts/contract/endpoints";
import { addRecords } from "@/security/add-records";
import { type EndpointUnderAttack, endpoints } from "@/security/endpoints";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const PAGE = { per_page: 100, limit: 100 };

const reading = endpoints.filter(({ method }) => method === "GET");
const cases = reading.flatMap((endpoint) =>
  (endpoint.path.endsWith("/has-data-changed") ? ["everything", "the last minute"] : [""]).map((what) => ({
    endpoint,
    what,
    name: `${endpoint.name} ${what}`.trim(),
  })),
);

describe("a list", () => {
  test("of fifteen takes as many statements as a list of two, whatever is listed", { timeout: 240_000 }, async () => {
    const [few, many] = [await costs(1), await costs(15)];

    expect(many.queries).toEqual(few.queries);
    const grown = cases.filter(({ name }) => (many.sizes[name] ?? 0) > 2 * (few.sizes[name] ?? Infinity));
    expect(
      reading
        .map(({ name }) => name)
        .filter((name) => !grown.some(({ endpoint }) => endpoint.name === name))
        .sort(),
    ).toEqual(
      reading
        .map(({ name }) => name)
        .filter((name) => ENDPOINTS.get(name)?.single)
        .sort(),
    );
  });
});

async function costs(count: number) {
  await emptyTables();
  const world = await aWorld();
  await addRecords(world, count);
  const [queries, sizes]: [Record<string, number>, Record<string, number>] = [{}, {}];

  for (const { endpoint, what, name } of cases) {
    const given = {
      as: world.people.administrator,
      ...requestCase(endpoint, what, requestOf(endpoint, world, world.people.administrator)),
    };
    queries[name] = await queryCountOf(endpoint.handler, given);
    sizes[name] = JSON.stringify((await call(endpoint.handler, given)).json).length;
  }
  return { queries, sizes };
}

const requestCase = ({ path }: EndpointUnderAttack, what: string, sent: ReturnType<typeof requestOf>) => ({
  ...sent,
  query: {
    ...PAGE,
    ...sent.query,
    ...(path.endsWith("/has-data-changed") && what === "everything" && { since: "never" }),
  },
});
