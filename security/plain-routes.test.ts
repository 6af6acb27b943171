import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aBrowserOf, basic, newApplicationPassword } from "@/lib/testing";
import { fingerprint } from "@/security/database";
import { ANSWERS, PLAIN_ROUTES, isForEveryone, callRoute } from "@/security/plain-routes";
import { FORGED_HEADERS } from "@/security/forged-headers";
import { ROLES, type Role } from "@/scripts/contract/endpoints/entry";
import { aWorld, type World } from "@/security/world";

/** next-auth's own route has its tests with the sign-in. */
const ELSEWHERE = ["api/auth/[...nextauth]"];

test("every route outside the REST API is listed here", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts" && !file.startsWith("wp-json"),
  );

  expect(files.map((file) => path.dirname(file)).sort()).toEqual(
    [...Object.values(PLAIN_ROUTES).map((plainRoute) => plainRoute.path), ...ELSEWHERE].sort(),
  );
});

describe.each(
  ANSWERS.map(([plainRoute, what, sent, nobody, browser, program]) => ({
    plainRoute: PLAIN_ROUTES[plainRoute],
    name: `${PLAIN_ROUTES[plainRoute].path}, ${what}`,
    sent,
    nobody,
    browser,
    program,
  })),
)("$name", ({ plainRoute, sent, nobody, browser, program }) => {
  test("answers each role as documented, changes nothing and is not cached", async () => {
    const world = await aWorld();
    const callers = await headersOfAll(world);
    const before = await fingerprint();

    for (const { role, by, headers } of callers) {
      const routeRequest = sent(world);
      const answer = await callRoute(plainRoute, {
        ...routeRequest,
        headers: { ...headers, ...FORGED_HEADERS, ...routeRequest.headers },
      });

      expect([role, by, answer.status]).toEqual([role, by, { nobody, browser, program }[by]]);
      expect(answer.headers.get("cache-control")).toMatch(
        isForEveryone(plainRoute, answer.status) ? /^(?:public, max-age=\d+|no-cache$)/ : /(^|, )no-store$/,
      );
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(JSON.stringify([answer.text, ...answer.headers])).not.toContain("evil.test");
    }
    expect(await fingerprint()).toBe(before);
  });
});

interface Caller {
  role: Role;
  by: "nobody" | "browser" | "program";
  headers: Record<string, string>;
}

async function headersOfAll({ people }: World): Promise<Caller[]> {
  const signedIn = ROLES.filter((role) => role !== "anonymous");
  const callers = signedIn.map(async (role): Promise<Caller[]> => {
    const byPassword = basic(people[role].login, await newApplicationPassword(people[role]));
    return [
      { role, by: "browser", headers: (await aBrowserOf(people[role])).cookie },
      { role, by: "program", headers: byPassword },
    ];
  });
  return [{ role: "anonymous", by: "nobody", headers: {} }, ...(await Promise.all(callers)).flat()];
}
