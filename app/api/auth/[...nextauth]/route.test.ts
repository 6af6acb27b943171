import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aUserWithPassword, linesOf, PASSWORD, statusesOf } from "@/lib/testing";
import { sendAuth, sendSignIn } from "@/lib/testing/http/next-auth";

describe("/api/auth", () => {
  test("the answer to a sign-in may not be cached", async () => {
    const { headers } = await sendSignIn((await aUserWithPassword()).login, PASSWORD);

    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test.each([
    ["JSON", { "content-type": "application/json", "content-length": "2" }],
    ["a form of unknown length", { "content-type": "application/x-www-form-urlencoded" }],
    ["a large form", { "content-type": "application/x-www-form-urlencoded", "content-length": "65537" }],
  ])("answers 400 for %s", async (_, headers) => {
    expect((await sendAuth("callback/credentials", { method: "POST", body: "{}", headers })).status).toBe(400);
    expect(await db.session.count()).toBe(0);
  });

  test.each([
    ["GET", "providers"],
    ["GET", "callback/credentials"],
    ["GET", "verify-request"],
    ["GET", "signin/credentials"],
    ["POST", "_log"],
    ["POST", "session"],
    ["POST", "signin/credentials"],
    ["POST", "callback/other"],
  ] as const)("answers 404 for %s %s, which nothing uses, without logging an error", async (method, path) => {
    const form = "level=error&code=made-up";
    const sent =
      method === "POST"
        ? {
            method,
            body: form,
            headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(form.length) },
          }
        : { method };
    const answers: Response[] = [];

    const lines = await linesOf(async () => answers.push(await sendAuth(path, sent)));

    expect(statusesOf(answers)).toEqual([404]);
    expect(lines).toMatchObject([{ level: "info", status: 404, msg: "request" }]);
  });

  test.each([
    ["callbackUrl", "csrf?callbackUrl=nowhere", {}],
    ["callbackUrl of another scheme", "csrf?callbackUrl=javascript:alert(1)", {}],
    ["cookie of one, which is taken back", "csrf", { cookie: "__Secure-next-auth.callback-url=nowhere" }],
  ])("answers 400 for a %s that is not an address", async (_, path, headers) => {
    const answer = await sendAuth(path, { method: "GET", headers });

    expect(answer.status).toBe(400);
    expect(answer.headers.get("set-cookie")).toBe(
      "__Secure-next-auth.callback-url=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0",
    );
  });

  test("a malformed session cookie means signed out, and logs no error", async () => {
    const cookie = [{ name: "__Secure-next-auth.session-token", value: "made.up" }];

    const lines = await linesOf(async () =>
      expect(await (await sendAuth("session", { method: "GET" }, cookie)).json()).toEqual({}),
    );

    expect(lines).toMatchObject([{ level: "info", msg: "request" }]);
  });
});
