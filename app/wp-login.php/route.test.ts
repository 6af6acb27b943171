import { describe, expect, test } from "vitest";
import { GET as readMe } from "@/app/wp-json/wp/v2/users/[user_id]/route";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import { GET, POST } from "./route";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import {
  aBrowserOf,
  aUserWithPassword,
  call,
  mailsOfKind,
  newApplicationPassword,
  PASSWORD,
  runJobs,
  SESSION_COOKIE,
  statusesOf,
} from "@/lib/testing";

const DAY = 24 * 60 * 60 * 1000;
const post = (
  fields: Record<string, string>,
  { query = "", headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) =>
  POST(
    new Request(`https://boards.test/wp-login.php${query}`, {
      method: "POST",
      headers: { [SOCKET_ADDRESS]: "203.0.113.7", ...headers },
      body: new URLSearchParams(fields),
    }),
  );
const signIn = ({ login }: Pick<User, "login">, fields: Record<string, string> = {}, sent = {}) =>
  post({ log: login, pwd: PASSWORD, ...fields }, sent);
const cookieIn = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`)) ?? "";

const get = (query: string, headers?: Record<string, string>) =>
  GET(new Request(`https://boards.test/wp-login.php${query}`, { headers }));

describe("GET /wp-login.php", () => {
  test.each([
    ["", "/login"],
    ["?redirect_to=%2Fboards%2F1", "/login?redirect_to=%2Fboards%2F1"],
    ["?redirect_to=https%3A%2F%2Fboards.test%2Fprofile", "/login?redirect_to=%2Fprofile"],
    ["?action=lostpassword", "/login/forgot"],
    ["?checkemail=confirm", "/login?done=mail"],
    ["?loggedout=true", "/login?done=signed-out"],
    ["?action=logout&_wpnonce=x", "/api/auth/signout?callbackUrl=%2Flogin%3Fdone%3Dsigned-out"],
    ["?action=logout&redirect_to=https%3A%2F%2Fevil.example", "/api/auth/signout?callbackUrl=%2F"],
  ])("%j redirects to %j", async (query, location) => {
    expect((await get(query)).headers.get("location")).toBe(location);
  });
});

describe("POST /wp-login.php", () => {
  test("signs in: its cookie gets a nonce, and both of them open the API", async () => {
    const anna = await aUserWithPassword();

    const response = await signIn(anna, { redirect_to: "https://boards.test/wp-admin/?a=1" });

    expect([response.status, response.headers.get("location")]).toEqual([302, "https://boards.test/wp-admin/?a=1"]);
    const cookie = cookieIn(response).split(";")[0] ?? "";
    const nonce = await (
      await ajax(new Request("https://boards.test/wp-admin/admin-ajax.php?action=rest-nonce", { headers: { cookie } }))
    ).text();
    expect((await call(readMe, { params: { user_id: "me" }, headers: { cookie, "x-wp-nonce": nonce } })).json.id).toBe(
      anna.id,
    );
    expect(await db.session.findMany()).toMatchObject([{ userId: anna.id, address: "203.0.113.7" }]);
  });

  test.each([
    ["without rememberme for two days, until the browser closes", {}, 2, /; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
    ["with rememberme for 14 days", { rememberme: "forever" }, 14, /; Max-Age=1209600$/],
  ])("opens a session %s", async (_, fields, days, cookie) => {
    const response = await signIn(await aUserWithPassword(), fields);

    const { expiresAt } = await db.session.findFirstOrThrow();
    expect(Math.abs(expiresAt.getTime() - Date.now() - days * DAY)).toBeLessThan(60_000);
    expect(cookieIn(response)).toMatch(cookie);
  });

  test.each([
    ["a wrong password", { pwd: "wrong" }, "The user name or the password is wrong."],
    ["no password", { pwd: "" }, "Enter your user name and your password."],
  ])("answers %s with 200, the form and a message, without a session", async (_, fields, message) => {
    const sent = { redirect_to: "/boards/1", rememberme: "forever", ...fields };
    const response = await signIn(await aUserWithPassword(), sent);

    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    expect(cookieIn(response)).toBe("");
    expect(html).toContain(`<div id="login_error" role="alert">${message}</div>`);
    for (const field of ['name="log"', 'name="pwd"', 'value="forever" checked', 'name="redirect_to" value="/boards/1"'])
      expect(html).toContain(field);
    expect(await db.session.count()).toBe(0);
  });

  test("shows what was sent in the form as text, except the password", async () => {
    const html = await (
      await post({ log: '"><script>alert(1)</script>', pwd: "my secret", redirect_to: '"><img src=x>' })
    ).text();

    expect(html).not.toMatch(/<script|<img|my secret/);
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });

  test("an application password, JSON, and a password in the query do not sign in", async () => {
    const anna = await aUserWithPassword();
    const json = new Request("https://boards.test/wp-login.php", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ log: anna.login, pwd: PASSWORD }),
    });

    const answers = [
      await signIn(anna, { pwd: await newApplicationPassword(anna) }),
      await POST(json),
      await post({}, { query: `?log=${anna.login}&pwd=${encodeURIComponent(PASSWORD)}` }),
    ];

    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(await db.session.count()).toBe(0);
  });

  test("reads a multipart form as well", async () => {
    const { login } = await aUserWithPassword();
    const body = new FormData();
    body.set("log", login);
    body.set("pwd", PASSWORD);

    expect((await POST(new Request("https://boards.test/wp-login.php", { method: "POST", body }))).status).toBe(302);
  });

  test.each([
    [{ "sec-fetch-site": "cross-site", origin: "https://evil.test" }, 403],
    [{ "sec-fetch-site": "same-site", origin: "https://other.boards.test" }, 403],
    [{ origin: "https://evil.test" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "https://boards.test" }, 302],
    [{ "sec-fetch-site": "same-origin", origin: "https://another-name.test" }, 302],
    [{ "sec-fetch-site": "none" }, 302],
  ])("a form with %j is answered %d", async (headers, status) => {
    const anna = await aUserWithPassword();

    expect((await signIn(anna, {}, { headers })).status).toBe(status);
    expect(await db.session.count()).toBe(status === 302 ? 1 : 0);
  });
});

describe("/wp-login.php?action=logout", () => {
  const logout = (query: string, cookie: Record<string, string>) => get(`?action=logout${query}`, cookie);

  test("with the session's nonce ends the session and removes the cookie", async () => {
    const { cookie, headers } = await aBrowserOf(await aUserWithPassword());

    const response = await logout(`&_wpnonce=${headers["x-wp-nonce"]}`, cookie);

    expect([response.status, response.headers.get("location")]).toEqual([302, "/wp-login.php?loggedout=true"]);
    expect(cookieIn(response)).toMatch(/=; .*Max-Age=0$/);
    expect(await db.session.count()).toBe(0);
  });

  test.each([
    ["/boards/1", "/boards/1"],
    ["https://evil.test/", "/"],
  ])("with redirect_to=%s redirects to %s", async (target, location) => {
    const { cookie, headers } = await aBrowserOf(await aUserWithPassword());

    const response = await logout(
      `&_wpnonce=${headers["x-wp-nonce"]}&redirect_to=${encodeURIComponent(target)}`,
      cookie,
    );

    expect(response.headers.get("location")).toBe(location);
  });

  test("asks first without a nonce and with another session's", async () => {
    const [mine, others] = [await aBrowserOf(await aUserWithPassword()), await aBrowserOf(await aUserWithPassword())];

    const answers = [
      await logout("", mine.cookie),
      await logout(`&_wpnonce=${others.headers["x-wp-nonce"]}`, mine.cookie),
      await post({ action: "logout" }, { headers: mine.cookie }),
    ];

    expect(answers.map(({ headers }) => headers.get("location"))).toEqual(
      Array(3).fill("/api/auth/signout?callbackUrl=%2Flogin%3Fdone%3Dsigned-out"),
    );
    expect(await db.session.count()).toBe(2);
  });
});

describe("POST /wp-login.php?action=lostpassword", () => {
  const requestReset = (fields: Record<string, string>, headers = {}) =>
    post(fields, { query: "?action=lostpassword", headers });

  test("mails a link and redirects; for an unknown name the answer is the same", async () => {
    const anna = await aUserWithPassword();

    const answers = [await requestReset({ user_login: anna.login }), await requestReset({ user_login: "nobody" })];

    expect(answers.map(({ status, headers }) => [status, headers.get("location")])).toEqual(
      Array(2).fill([302, "/wp-login.php?checkemail=confirm"]),
    );
    await runJobs();
    expect(await mailsOfKind("password-reset")).toHaveLength(1);
  });

  test("without a name it answers 200 with the form and a message", async () => {
    const response = await requestReset({});

    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('name="lostpasswordform"')]);
  });

  test("another site's form sends no mail", async () => {
    expect((await requestReset({ user_login: "x" }, { origin: "https://evil.test" })).status).toBe(403);
    await runJobs();
    expect(await mailsOfKind("password-reset")).toEqual([]);
  });
});
