import { describe, expect, test } from "vitest";
import { call } from "@/lib/testing";
import { endpoints } from "@/security/endpoints";
import { parametersOf } from "@/security/fuzz/parameters";
import { requestOf } from "@/security/requests";
import { aWorld } from "@/security/world";

const WORDS = [
  "password_hash",
  "created_by__login",
  "id; DROP TABLE board",
  "id DESC, (SELECT 1)",
  "(CASE WHEN 1=1 THEN id END)",
  "settings->>'x'",
  "$.a",
  "__proto__",
  "constructor",
  "id\u0000",
  "1",
  "ID",
  "title desc",
];

const cases = endpoints.flatMap((endpoint) =>
  endpoint.method === "GET"
    ? parametersOf(endpoint.input).flatMap((place) =>
        place.length === 1 && /order|sort|^option$|^direction$|^type$|^context$|^view$/i.test(place[0] ?? "")
          ? [{ ...endpoint, parameter: place[0] ?? "" }]
          : [],
      )
    : [],
);

describe("a sort or filter value that is not allowed", () => {
  test("is tested for all endpoints that can sort", () => {
    expect(cases.map(({ name, parameter }) => `${name} ${parameter}`)).toEqual(
      expect.arrayContaining([
        "GET /boards/v2/projects order_by",
        "GET /boards/v2/projects orderBy",
        "GET /wp/v2/users orderby",
      ]),
    );
  });

  test.each(cases.map((each) => [`${each.name} ${each.parameter}`, each] as const))(
    "is refused with 400 and its name: %s",
    async (_, endpoint) => {
      const world = await aWorld();
      const actor = world.people.administrator;

      for (const word of WORDS) {
        const { params, query } = requestOf(endpoint, world, actor);
        const { status, json } = await call(endpoint.handler, {
          as: actor,
          params,
          query: { ...query, [endpoint.parameter]: word },
        });

        expect(`${word}: ${status}`).toBe(`${word}: 400`);
        if (!word.includes("\0")) expect(json.data.params).toHaveProperty(endpoint.parameter);
      }
    },
  );
});
