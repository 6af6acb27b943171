import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { type EndpointUnderAttack, named } from "@/security/endpoints";
import { aClientOf, differentEndpoints } from "@/security/fuzz/client";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { REPEAT_HINT, draw, randomNumbers } from "@/security/fuzz/random";
import { PATH_IDS, shown, valuesFor } from "@/security/fuzz/values";
import type { Sent } from "@/security/requests";

export function fuzzEndpoints(count: number) {
  const next = randomNumbers();

  describe.each(named(differentEndpoints))("fuzzing %s", (_, endpoint) => {
    const places = parametersOf(endpoint.input).map((place) => ({ place, values: valuesFor(next, count) }));
    const bodies = endpoint.method === "GET" ? [] : draw(next, BODIES, count);
    const paths = endpoint.parameters.map((name) => ({ name, ids: draw(next, PATH_IDS, count) }));

    test("gets an answer in time for any value of any parameter, body or path", { timeout: 60_000 }, async () => {
      const client = aClientOf(endpoint);

      for (const { place, values } of places) {
        for (const value of values)
          await client.send(`${place.join(".")} = ${shown(value)}`, (sent) =>
            withParameter(endpoint, sent, place, value),
          );
      }
      for (const body of bodies) await client.send(`body = ${shown(body)}`, (sent) => ({ ...sent, body }));
      for (const { name, ids } of paths) {
        for (const id of ids)
          await client.send(`{${name}} = ${shown(id)}`, (sent) => ({
            ...sent,
            params: { ...sent.params, [name]: id },
          }));
      }

      expect(client.complaints, REPEAT_HINT).toEqual([]);
    });
  });
}

function withParameter({ method }: EndpointUnderAttack, sent: Sent, place: string[], value: unknown): Sent {
  if (method !== "GET") return { ...sent, body: withValue(sent.body, place, value) };
  return {
    ...sent,
    query: {},
    path: `/wp-json/boards/v2/called-by-test?${stringify(withValue(sent.query, place, value))}`,
  };
}

const BODIES: unknown[] = [[], "text", "null", "1", "{", "", { "": 1 }, { a: { b: [] } }, [[[]]], '{"a":1,"a":2}'];
