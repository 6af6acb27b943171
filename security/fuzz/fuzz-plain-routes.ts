import { stringify } from "qs";
import { expect, test } from "vitest";
import { aBrowserOf } from "@/lib/testing";
import { fingerprint } from "@/security/database";
import {
  type PlainRoute,
  PLAIN_ROUTES,
  isForEveryone,
  isStream,
  callRoute,
  type RouteRequest,
} from "@/security/plain-routes";
import { REPEAT_HINT, draw, randomNumbers } from "@/security/fuzz/random";
import { PATH_IDS, shown, valuesFor } from "@/security/fuzz/values";
import { slowMilliseconds } from "@/security/fuzz/client";
import { aWorld } from "@/security/world";

export function fuzzPlainRoutes(count: number) {
  const next = randomNumbers();
  const cases = Object.values(PLAIN_ROUTES).map((plainRoute) => ({
    ...plainRoute,
    odd: oddRequests(plainRoute, next, count),
  }));

  test.each(cases)(
    "any value at /$path gets an answer in time and changes nothing",
    { timeout: 60_000 },
    async ({ odd, ...plainRoute }) => {
      const world = await aWorld();
      const { cookie } = await aBrowserOf(world.people.administrator);
      const before = await fingerprint();
      const problems: string[] = [];

      for (const { what, sent } of odd) {
        const ask = () => callRoute(plainRoute, { ...sent, headers: { ...cookie, ...sent.headers } });
        const { status, headers, took } = await timed(ask);
        if (status >= 500) problems.push(`${status} for ${what}`);
        if (await slowMilliseconds(took, async () => (await timed(ask)).took)) problems.push(`slow: ${what}`);
        if (mayBeStored(plainRoute, { status, headers })) problems.push(`cached: ${what}`);
        if (/^(https?:)?\/\/(?!boards\.test)/.test(headers.get("location") ?? ""))
          problems.push(`redirected elsewhere: ${what}`);
      }

      expect(problems, REPEAT_HINT).toEqual([]);
      expect(await fingerprint()).toBe(before);
    },
  );
}

const mayBeStored = (route: PlainRoute, { status, headers }: Pick<Response, "status" | "headers">) =>
  !isForEveryone(route, status) && !isStream(headers) && !headers.get("cache-control")?.includes("no-store");

async function timed(ask: () => ReturnType<typeof callRoute>) {
  const began = performance.now();
  return { ...(await ask()), took: performance.now() - began };
}

interface Odd {
  what: string;
  sent: RouteRequest;
}

function oddRequests({ names, handlers }: PlainRoute, next: () => number, count: number): Odd[] {
  const query = [...names, "_method", "rest_route", "_wpnonce"].flatMap((name) =>
    valuesFor(next, count).map((value) => ({
      what: `${name} = ${shown(value)}`,
      sent: { query: stringify({ [name]: value }) },
    })),
  );
  const keys = draw(next, PATH_IDS, count).map((key) => ({ what: `key ${shown(key)}`, sent: { key } }));
  const cookies = [
    "=",
    "a=b; a=b",
    `${"x".repeat(5_000)}=1`,
    "__Secure-next-auth.session-token=x",
    "__Secure-next-auth.session-token=a.b.c.d.e",
    "next-auth.session-token=%00",
  ].map((cookie) => ({ what: `cookie ${shown(cookie)}`, sent: { headers: { cookie } } }));
  return [...query, ...keys, ...cookies, ...("POST" in handlers ? oddBodies(names, next, count) : [])];
}

const CONTENT_TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/json; charset=nonsense",
  "x",
];

const BODIES = [
  "",
  "{",
  "[]",
  "null",
  "--x\r\n",
  "a[b",
  "%",
  "&".repeat(20_000),
  "[".repeat(100_000),
  `{"action":${"1".repeat(400)}}`,
  "x".repeat(2_000_000),
];

function oddBodies(names: string[], next: () => number, count: number): Odd[] {
  const values = names.flatMap((name) =>
    valuesFor(next, count).flatMap((value) => [
      { type: "application/json", body: JSON.stringify({ [name]: value }) },
      { type: "application/x-www-form-urlencoded", body: stringify({ [name]: value }) },
    ]),
  );
  return [...CONTENT_TYPES.flatMap((type) => BODIES.map((body) => ({ type, body }))), ...values].map(
    ({ type, body }) => ({
      what: `${type} ${shown(body)}`,
      sent: { method: "POST", body, headers: { "content-type": type } },
    }),
  );
}
