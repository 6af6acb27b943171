import { createHmac } from "node:crypto";
import { hash as bcrypt } from "bcryptjs";
import { describe, expect, test, afterEach, vi } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/me/route";
import { db } from "@/lib/db";
import {
  aBrowserOf,
  aUser,
  aUserWithPassword,
  call,
  callAuth,
  PASSWORD,
  postForm,
  SESSION_COOKIE,
  sessionCookieOf,
  signInWith,
} from "@/lib/testing";
import { echo, send } from "@/lib/testing/http/echo";
import { nonceFor, isNonce } from "@/lib/users/nonce";
import { REMEMBERED_SESSION } from "@/lib/users/sessions/open";

describe("signing in", () => {
  test.each(["login", "email"] as const)(
    "with the %s and the password starts a session of fourteen days",
    async (name) => {
      const anna = await aUserWithPassword();

      const answer = await signInWith(anna[name].toUpperCase(), PASSWORD, { callbackUrl: "/boards/1" });

      expect(answer.location).toBe("https://boards.test/boards/1");
      const [session] = await db.session.findMany();
      expect(session).toMatchObject({ userId: anna.id, address: "203.0.113.7", userAgent: "Test browser" });
      expect(
        Math.abs((session?.expiresAt.getTime() ?? 0) - Date.now() - REMEMBERED_SESSION.seconds * 1000),
      ).toBeLessThan(10_000);
    },
  );

  test("sets a secure, HTTP-only, same-site cookie", async () => {
    const anna = await aUserWithPassword();

    const { cookies } = await signInWith(anna.login, PASSWORD);

    for (const part of ["; HttpOnly", "; Secure", "; SameSite=Lax", "; Path=/"])
      expect(cookies[SESSION_COOKIE]).toContain(part);
  });

  test("authenticates the person at the REST API by cookie and nonce", async () => {
    const anna = await aUserWithPassword();
    const cookie = sessionCookieOf(await signInWith(anna.login, PASSWORD));
    const session = await db.session.findFirstOrThrow();

    const { json } = await call(readMe, {
      headers: { cookie: `${SESSION_COOKIE}=${cookie}`, "x-wp-nonce": nonceFor({ id: session.id, user: anna }) },
    });

    expect(json.id).toBe(anna.id);
  });

  test.each([
    [
      "$wp$2y$",
      async (password: string) =>
        `$wp${(await bcrypt(createHmac("sha384", "wp-sha384").update(password).digest("base64"), 4)).replace("$2b$", "$2y$")}`,
    ],
    ["$2y$", async (password: string) => (await bcrypt(password, 4)).replace("$2b$", "$2y$")],
    ["$P$", () => "$P$BNorthwinGreT4fJAButjWYKFuRFx0."],
  ])("accepts the WordPress hash %s and replaces it with argon2", async (kind, hashed) => {
    const anna = await aUser({ passwordHash: await hashed(PASSWORD) });
    expect(anna.passwordHash?.startsWith(kind)).toBe(true);

    expect(sessionCookieOf(await signInWith(anna.login, `${PASSWORD}x`))).toBeNull();
    expect((await db.user.findUniqueOrThrow({ where: { id: anna.id } })).passwordHash).toBe(anna.passwordHash);
    expect(sessionCookieOf(await signInWith(anna.login, PASSWORD))).not.toBeNull();
    expect(await db.user.findUnique({ where: { id: anna.id } })).toMatchObject({
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect(sessionCookieOf(await signInWith(anna.login, PASSWORD))).not.toBeNull();
  });

  test.each([
    ["a wrong password", "anna", "wrong"],
    ["an empty password", "anna", ""],
    ["an unknown name", "nobody", PASSWORD],
    ["a NUL in the name", "anna\0", PASSWORD],
    ["a pattern for a name", "an_a", PASSWORD],
  ])("refuses %s with the same message", async (_what, login, password) => {
    await aUserWithPassword({ login: "anna" });

    const answer = await signInWith(login, password);

    expect(answer.location).toBe("https://boards.test/api/auth/error?error=CredentialsSignin&provider=credentials");
    expect(answer.status).toBe(302);
    expect(sessionCookieOf(answer)).toBeNull();
    expect(await db.session.count()).toBe(0);
  });

  test("is impossible for an account without a password", async () => {
    const anna = await aUser();

    expect(sessionCookieOf(await signInWith(anna.login, ""))).toBeNull();
    expect(sessionCookieOf(await signInWith(anna.login, "nobody"))).toBeNull();
  });
});

describe("signing out", () => {
  test("ends the session, so that its cookie is no longer accepted", async () => {
    const anna = await aUserWithPassword();
    const cookie = sessionCookieOf(await signInWith(anna.login, PASSWORD)) ?? "";
    const headers = {
      cookie: `${SESSION_COOKIE}=${cookie}`,
      "x-wp-nonce": nonceFor({ id: (await db.session.findFirstOrThrow()).id, user: anna }),
    };

    await postForm(["signout"], {}, { cookies: { [SESSION_COOKIE]: cookie } });

    expect(await db.session.count()).toBe(0);
    expect((await call(readMe, { headers })).status).toBe(401);
  });

  test("next-auth's own answer reveals nothing about the person", async () => {
    const anna = await aUserWithPassword();
    const cookie = sessionCookieOf(await signInWith(anna.login, PASSWORD)) ?? "";

    const { body } = await callAuth(["session"], { cookies: { [SESSION_COOKIE]: cookie } });

    expect(body).toEqual({ expires: expect.any(String) });
  });
});

const HOUR = 60 * 60 * 1000;
const TICK = 12 * HOUR;
const START = 1_000_000 * TICK;
const session = { id: "5b1a7a0e-0000-4000-8000-000000000000", user: { id: 7 } };

function at<Result>(time: number, work: () => Result): Result {
  vi.useFakeTimers({ toFake: ["Date"], now: time });
  return work();
}

afterEach(() => void vi.useRealTimers());

describe("a nonce created at the beginning of a tick", () => {
  test.each([
    [0, true],
    [11, true],
    [13, true],
    [23.99, true],
    [24, false],
    [25, false],
    [-1, false],
  ])("after %d hours is valid: %s", (hours, expected) => {
    const nonce = at(START, () => nonceFor(session));

    expect(at(START + hours * HOUR, () => isNonce(nonce, session))).toBe(expected);
  });
});

describe("a nonce created at the end of a tick", () => {
  test.each([
    [0, true],
    [1, true],
    [12, true],
    [13, false],
  ])("is, after %d hours, valid: %s", (hours, expected) => {
    const nonce = at(START + TICK - HOUR / 2, () => nonceFor(session));

    expect(at(START + TICK - HOUR / 2 + hours * HOUR, () => isNonce(nonce, session))).toBe(expected);
  });
});

test("a nonce is valid for its session and user only", () => {
  const nonce = at(START, () => nonceFor(session));

  for (const other of [
    { ...session, id: "other" },
    { ...session, user: { id: 8 } },
  ])
    expect(at(START, () => isNonce(nonce, other))).toBe(false);
  for (const wrong of ["", nonce.slice(1), `${nonce}0`, `${nonce} `])
    expect(at(START, () => isNonce(wrong, session))).toBe(false);
});

test.each([
  [0, 200],
  [11, 200],
  [25, 403],
])("the REST API answers a nonce that is %i hours old with %i", async (hours, status) => {
  const user = await aUser();
  const browser = await aBrowserOf(user);
  const nonce = at(Date.now() - hours * HOUR, () => nonceFor({ id: browser.session.id, user }));
  vi.useRealTimers();

  expect((await send(echo, "GET", { headers: { ...browser.cookie, "x-wp-nonce": nonce } })).status).toBe(status);
});
