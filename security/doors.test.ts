import { readdirSync } from "node:fs";
import path from "node:path";
import { stringify } from "qs";
import { describe, expect, test } from "vitest";
import { basic } from "@/lib/testing/basic";
import { newApplicationPassword } from "@/lib/testing/people";
import { aBrowserOf } from "@/lib/testing/sessions";
import { fingerprint } from "@/security/database";
import { ANSWERS, type Door, DOORS, isStream, knock, type Knock } from "@/security/doors";
import { randomNumbers, SEED } from "@/security/fuzz/random";
import { PATH_IDS, shown, valuesFor } from "@/security/fuzz/values";
import { slowness } from "@/security/good-time";
import { POISON } from "@/security/poison";
import { aWorld, ROLES, type Role, type World } from "@/security/world";

/** next-auth's own; what it does is proved where people sign in. */
const ELSEWHERE = ["api/auth/[...nextauth]"];

test("every route beside the REST API is one of these doors", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => path.basename(file) === "route.ts" && !file.startsWith("wp-json"));

  expect(files.map((file) => path.dirname(file)).sort()).toEqual([...Object.values(DOORS).map((door) => door.path), ...ELSEWHERE].sort());
});

describe.each(ANSWERS.map(([door, what, sent, nobody, browser, program]) => ({ door: DOORS[door], name: `${DOORS[door].path}, ${what}`, sent, nobody, browser, program })))("$name", ({ door, sent, nobody, browser, program }) => {
  test("answers every role as the table says, changes nothing, and nobody keeps it", async () => {
    const world = await aWorld();
    const callers = await headersOfAll(world);
    const before = await fingerprint();

    for (const { role, by, headers } of callers) {
      const asked = sent(world);
      const answer = await knock(door, { ...asked, headers: { ...headers, ...POISON } });

      expect([role, by, answer.status]).toEqual([role, by, { nobody, browser, program }[by]]);
      expect(answer.headers.get("cache-control")).toMatch(isPicture(door, answer.status) ? /^public, max-age=\d+/ : /(^|, )no-store$/);
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(JSON.stringify([answer.text, ...answer.headers])).not.toContain("evil.test");
    }
    expect(await fingerprint()).toBe(before);
  });
});

/** The address of a picture is random, and what is there is the same for everybody. */
const isPicture = ({ path: at }: Door, status: number) => at.startsWith("photos") && status === 200;

interface Caller {
  role: Role;
  by: "nobody" | "browser" | "program";
  headers: Record<string, string>;
}

async function headersOfAll({ people }: World): Promise<Caller[]> {
  const signedIn = ROLES.filter((role) => role !== "anonymous");
  const callers = signedIn.map(async (role): Promise<Caller[]> => {
    const byPassword = basic(people[role].login, await newApplicationPassword(people[role]));
    return [{ role, by: "browser", headers: (await aBrowserOf(people[role])).cookie }, { role, by: "program", headers: byPassword }];
  });
  return [{ role: "anonymous", by: "nobody", headers: {} }, ...(await Promise.all(callers)).flat()];
}

describe(`anything at all (FUZZ_SEED=${SEED})`, () => {
  const next = randomNumbers(SEED);
  const cases = Object.values(DOORS).map((door) => ({ ...door, odd: oddRequests(door, next) }));

  test.each(cases)("at $path is answered, in good time, and changes nothing", { timeout: 60_000 }, async ({ odd, ...door }) => {
    const world = await aWorld();
    const { cookie } = await aBrowserOf(world.people.administrator);
    const before = await fingerprint();
    const complaints: string[] = [];

    for (const { what, sent } of odd) {
      const ask = () => knock(door, { ...sent, headers: { ...cookie, ...sent.headers } });
      const { status, headers, took } = await timed(ask);
      if (status >= 500) complaints.push(`${status} for ${what}`);
      if (await slowness(took, async () => (await timed(ask)).took)) complaints.push(`slow: ${what}`);
      if (!isPicture(door, status) && !isStream(headers) && !headers.get("cache-control")?.includes("no-store")) complaints.push(`kept: ${what}`);
      if (/^(https?:)?\/\/(?!boards\.test)/.test(headers.get("location") ?? "")) complaints.push(`elsewhere: ${what}`);
    }

    expect(complaints).toEqual([]);
    expect(await fingerprint()).toBe(before);
  });
});

async function timed(ask: () => ReturnType<typeof knock>) {
  const began = performance.now();
  return { ...(await ask()), took: performance.now() - began };
}

interface Odd {
  what: string;
  sent: Knock;
}

function oddRequests({ names, handlers }: Door, next: () => number): Odd[] {
  const query = [...names, "_method", "rest_route", "_wpnonce"].flatMap((name) => valuesFor(next).map((value) => ({ what: `${name} = ${shown(value)}`, sent: { query: stringify({ [name]: value }) } })));
  const keys = PATH_IDS.map((key) => ({ what: `key ${shown(key)}`, sent: { key } }));
  const cookies = ["=", "a=b; a=b", `${"x".repeat(5_000)}=1`, "__Secure-next-auth.session-token=x", "__Secure-next-auth.session-token=a.b.c.d.e", "next-auth.session-token=%00"].map((cookie) => ({ what: `cookie ${shown(cookie)}`, sent: { headers: { cookie } } }));
  return [...query, ...keys, ...cookies, ...("POST" in handlers ? oddBodies(names, next) : [])];
}

function oddBodies(names: string[], next: () => number): Odd[] {
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain", "application/json; charset=nonsense", "x"];
  const bodies = ["", "{", "[]", "null", "--x\r\n", "a[b", "%", "&".repeat(20_000), "[".repeat(100_000), `{"action":${"1".repeat(400)}}`, "x".repeat(2_000_000)];
  const values = names.flatMap((name) => valuesFor(next).flatMap((value) => [{ type: "application/json", body: JSON.stringify({ [name]: value }) }, { type: "application/x-www-form-urlencoded", body: stringify({ [name]: value }) }]));
  return [...types.flatMap((type) => bodies.map((body) => ({ type, body }))), ...values].map(({ type, body }) => ({ what: `${type} ${shown(body)}`, sent: { method: "POST", body, headers: { "content-type": type } } }));
}
