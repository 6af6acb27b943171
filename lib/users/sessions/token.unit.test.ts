import { encode } from "next-auth/jwt";
import { afterEach, expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { sessionIdOf } from "@/lib/users/sessions/token";

const ID = "0198c0de-0000-7000-8000-000000000001";
const HOUR = 60 * 60;

const aToken = (claims: Record<string, unknown>, secret = env().BOARDS_SECRET) =>
  encode({ token: claims, secret, maxAge: HOUR });

afterEach(() => void vi.useRealTimers());

test("a token returns its session every time", async () => {
  const token = await aToken({ sid: ID });

  expect([await sessionIdOf(token), await sessionIdOf(token)]).toEqual([ID, ID]);
});

test("a cached token returns nothing once it has expired", async () => {
  const token = await aToken({ sid: ID });
  expect(await sessionIdOf(token)).toBe(ID);

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (HOUR + 1) * 1000 });

  expect(await sessionIdOf(token)).toBeNull();
});

test("a token that is forged, of another site, or without a session never returns a session", async () => {
  const foreign = await aToken({ sid: ID }, "another site's secret, of more than enough characters");
  for (const token of ["", "x", foreign, foreign, await aToken({ sid: "1 OR 1=1" }), await aToken({})])
    expect(await sessionIdOf(token)).toBeNull();
});
