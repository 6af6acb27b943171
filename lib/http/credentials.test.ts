import { describe, expect, test } from "vitest";
import * as profile from "@/app/wp-json/boards-app/v1/profile/route";
import * as projects from "@/app/wp-json/boards/v2/projects/route";
import * as me from "@/app/wp-json/wp/v2/users/me/route";
import * as nothing from "@/app/wp-json/[[...path]]/route";
import { METHODS, type Method } from "@/lib/http/request/method";
import type { RouteHandler } from "@/lib/http/route";
import { basic } from "@/lib/testing/http/basic";
import { echo, form, json, send } from "@/lib/testing/http/echo";
import { aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";

const ROUTES: [string, Record<Method, RouteHandler>, string, Record<string, string>][] = [
  ["a public route", echo, "/wp-json/boards/v2/echo", {}],
  ["the index", nothing, "/wp-json/", {}],
  ["no route", nothing, "/wp-json/boards/v2/nothing", { path: "boards/v2/nothing" }],
  ["another namespace", echo, "/wp-json/other/v2/echo", {}],
  ["boards", projects, "/wp-json/boards/v2/projects", {}],
  ["me", me, "/wp-json/wp/v2/users/me", {}],
  ["the profile", profile, "/wp-json/boards-app/v1/profile", {}],
];
const EVERYWHERE = ROUTES.flatMap(([name, route, path, params]) =>
  METHODS.map((method) => [method, name, { route, path, params }] as const),
);

const wrongPassword = {
  status: 401,
  json: {
    code: "incorrect_password",
    message: "The provided password is an invalid application password.",
    data: { status: 401 },
  },
};
const wrongNonce = {
  status: 403,
  json: { code: "rest_cookie_invalid_nonce", message: "Cookie check failed", data: { status: 403 } },
};

describe("wherever one calls, whether there is something or not", () => {
  test.each(EVERYWHERE)(
    "%s of %s: 401 for a wrong application password, 403 for a wrong nonce",
    async (method, _, { route, path, params }) => {
      const { cookie } = await aBrowserOf(await aUser());

      const byPassword = await send(route, method, { path, params, headers: basic("nobody", "wrong") });
      const byNonce = await send(route, method, { path, params, headers: { ...cookie, "x-wp-nonce": "0123456789" } });

      expect(byPassword).toMatchObject(method === "HEAD" ? { status: 401 } : wrongPassword);
      expect(byNonce).toMatchObject(method === "HEAD" ? { status: 403 } : wrongNonce);
    },
  );

  test("with the right ones what is not there is 404, and OPTIONS describes", async () => {
    const user = await aUser();
    const headers = basic(user.login, await newApplicationPassword(user));

    expect(await send(nothing, "POST", { path: "/wp-json/boards/v2/nothing", headers })).toMatchObject({
      status: 404,
      json: { code: "rest_no_route" },
    });
    expect(await send(echo, "PATCH", { headers })).toMatchObject({ status: 404, json: { code: "rest_no_route" } });
    expect(await send(echo, "OPTIONS", { headers })).toMatchObject({ status: 200, json: { namespace: "boards/v2" } });
  });
});

describe("the nonce of a browser", () => {
  const NONCE_IN: [string, (nonce: string) => { headers?: Record<string, string>; path?: string; body?: BodyInit }][] =
    [
      ["the header", (nonce) => ({ headers: { "x-wp-nonce": nonce } })],
      ["the query", (nonce) => ({ path: `/wp-json/wp/v2/users/me?_wpnonce=${nonce}` })],
      ["JSON", (nonce) => ({ headers: json, body: JSON.stringify({ _wpnonce: nonce }) })],
      ["a form", (nonce) => ({ headers: form, body: `_wpnonce=${nonce}` })],
      [
        "multipart",
        (nonce) => ({
          headers: { "content-type": "multipart/form-data; boundary=x" },
          body: `--x\r\nContent-Disposition: form-data; name=_wpnonce\r\n\r\n${nonce}\r\n--x--\r\n`,
        }),
      ],
    ];

  test.each(NONCE_IN)("counts in %s; a wrong one there is 403", async (_, sent) => {
    const { cookie, headers } = await aBrowserOf(await aUser());
    const withNonce = (nonce: string) => {
      const { headers: own, ...rest } = sent(nonce);
      return { path: "/wp-json/wp/v2/users/me", ...rest, headers: { ...cookie, ...own } };
    };

    expect((await send(me, "PUT", withNonce(headers["x-wp-nonce"] ?? ""))).status).toBe(200);
    expect(await send(me, "PUT", withNonce("0123456789"))).toMatchObject(wrongNonce);
  });

  test.each([
    ['{"_wpnonce":["x"]}'],
    ['{"_wpnonce":{"a":1}}'],
    ['{"_wpnonce":""}'],
    ['{"_wpnonce":null}'],
    ['{"_wpnonce":7}'],
  ])("%s is none", async (body) => {
    const { cookie } = await aBrowserOf(await aUser());

    expect(
      (await send(me, "PUT", { path: "/wp-json/wp/v2/users/me", headers: { ...cookie, ...json }, body })).status,
    ).toBe(401);
  });
});
