import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import type { EndpointUnderAttack } from "@/security/endpoints";
import { aClientOf, differentEndpoints } from "@/security/fuzz/client";
import { parametersOf, withValue } from "@/security/fuzz/parameters";
import { randomNumbers, SEED } from "@/security/fuzz/random";
import { shown, valuesFor } from "@/security/fuzz/values";
import type { Sent } from "@/security/requests";

const next = randomNumbers(SEED);
process.stdout.write(`fuzz: FUZZ_SEED=${SEED}\n`);

describe.each(differentEndpoints)(`$name (FUZZ_SEED=${SEED})`, (endpoint) => {
  const places = parametersOf(endpoint.input).map((place) => ({ place, values: valuesFor(next) }));

  test("answers anything in any parameter, in good time", { timeout: 60_000 }, async () => {
    const client = aClientOf(endpoint);

    for (const { place, values } of places) {
      for (const value of values) await client.send(`${place.join(".")} = ${shown(value)}`, (sent) => withParameter(endpoint, sent, place, value));
    }
    for (const body of bodiesFor(endpoint)) await client.send(`body = ${shown(body)}`, (sent) => ({ ...sent, body }));

    expect(client.complaints).toEqual([]);
  });
});

function withParameter({ method }: EndpointUnderAttack, sent: Sent, place: string[], value: unknown): Sent {
  if (method !== "GET") return { ...sent, body: withValue(sent.body, place, value) };
  return { ...sent, query: {}, path: `/wp-json/boards/v2/called-by-test?${stringify(withValue(sent.query, place, value))}` };
}

const bodiesFor = ({ method }: EndpointUnderAttack): unknown[] => (method === "GET" ? [] : [[], "text", "null", "1", "{", "", { "": 1 }, { a: { b: [] } }, [[[]]], '{"a":1,"a":2}']);
