import { PrismaPg } from "@prisma/adapter-pg";
import type { Socket } from "node:net";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { GET as photo } from "@/app/photos/[key]/route";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import * as nothing from "@/app/wp-json/[[...path]]/route";
import * as profile from "@/app/wp-json/boards-app/v1/profile/route";
import * as projects from "@/app/wp-json/boards/v2/projects/route";
import * as me from "@/app/wp-json/wp/v2/users/me/route";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { onRequestError } from "@/instrumentation";
import { db, pool, poolOf, transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { Conflict, Forbidden, Invalid, NotFound, TooManyRequests, Unprocessable } from "@/lib/errors";
import { METHODS, type Method } from "@/lib/http/request/method";
import type { RouteHandler } from "@/lib/http/route";
import { logger } from "@/lib/logger";
import { aBrowserOf, aUser, basic, call, logOf, newApplicationPassword, withSettings } from "@/lib/testing";
import { echo, json, routeThat, send, form } from "@/lib/testing/http/echo";
import { sendAuth, sendSignIn } from "@/lib/testing/http/next-auth";

const NOBODY = "postgresql://nobody@127.0.0.1:1/none";
const prismaOfNobody = () => new PrismaClient({ adapter: new PrismaPg(NOBODY) });
/** Ends its connections with this error of their sockets as soon as a statement is sent. */
function prismaOfBroken(code: string): PrismaClient {
  const broken = poolOf(env().DATABASE_URL);
  broken.on("connect", (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    setImmediate(() =>
      stream.destroy(Object.assign(new Error(`write ${code}`), { code, errno: -1, syscall: "write" })),
    );
  });
  return new PrismaClient({ adapter: new PrismaPg(broken) });
}
const END = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())::text`;

const thrown = (error: unknown) =>
  routeThat(() => {
    throw error;
  });

describe("a refusal's texts for screens", () => {
  const broken = thrown(
    new Invalid("Invalid parameter(s): title", { params: { title: "The title field is required." } }),
  );

  test("are in the language that the request names, next to the API's English", async () => {
    const { json } = await call(broken.POST, { as: await aUser(), headers: { "X-Boards-Locale": "de-AT" } });

    expect(json.message).toBe("Invalid parameter(s): title");
    expect(json.data).toEqual({
      status: 400,
      params: { title: "The title field is required." },
      screen: { message: "Fülle dieses Feld aus.", params: { title: "Fülle dieses Feld aus." } },
    });
  });

  test.each<Record<string, string>>([{}, { "X-Boards-Locale": "xx" }, { "Accept-Language": "de" }])(
    "are not sent to programs: %j",
    async (headers) => {
      const { json } = await call(broken.POST, { as: await aUser(), headers });

      expect(json.data).toEqual({ status: 400, params: { title: "The title field is required." } });
    },
  );
});

describe("every refusal has the same body", () => {
  test.each([
    [new Forbidden(), 403, "rest_forbidden", "Sorry, you are not allowed to do that."],
    [new NotFound("Task"), 404, "rest_not_found", "Task not found"],
    [new Conflict("Already there"), 409, "rest_conflict", "Already there"],
    [new Unprocessable("No model"), 422, "rest_unprocessable", "No model"],
    [new Invalid("Invalid property"), 400, "rest_invalid_param", "Invalid property"],
  ])("turns %s into its status and body", async (error, status, code, message) => {
    const answer = await call(thrown(error).POST, { as: await aUser() });

    expect(answer).toMatchObject({ status, json: { code, message, data: { status } } });
  });

  test("answers 401 when signed out, after the body was found to be JSON", async () => {
    expect(
      await send(
        routeThat(() => 1),
        "POST",
      ),
    ).toMatchObject({
      status: 401,
      json: { code: "rest_forbidden", message: "Sorry, you are not allowed to do that.", data: { status: 401 } },
    });
    expect(
      await send(
        routeThat(() => 1),
        "POST",
        { headers: json, body: "{" },
      ),
    ).toMatchObject({ status: 400, json: { code: "rest_invalid_json" } });
  });

  test("ignores a malformed header, or one of another scheme", async () => {
    for (const authorization of ["Basic", "Basic %%%", "Basic bm9jb2xvbg==", "Bearer x"])
      expect((await send(echo, "GET", { headers: { authorization } })).status).toBe(200);
  });

  test("answers 429 with Retry-After for too many requests", async () => {
    const { status, headers } = await call(thrown(new TooManyRequests(12.2)).POST, { as: await aUser() });

    expect([status, headers.get("retry-after")]).toEqual([429, "13"]);
  });

  test("answers an unforeseen error with a 500 that has nothing but the request's id, which the log has too", async () => {
    const errors = vi.spyOn(logger(), "error");
    const {
      status,
      json: body,
      headers,
    } = await call(thrown(new Error("the password is hunter2")).POST, { as: await aUser() });

    expect(status).toBe(500);
    expect(body).toEqual({
      code: "internal_server_error",
      message: "Something went wrong",
      data: { status: 500, request_id: headers.get("x-request-id") },
    });
    expect(errors.mock.calls[0]?.[0]).toMatchObject({ requestId: headers.get("x-request-id") });
    errors.mockRestore();
  });

  const full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$";
  const unavailable = ["rest_unavailable", "The database does not answer. Please try again.", "5"] as const;
  const noRoom = [
    "rest_insufficient_storage",
    "There is no room left on the server's disk. Please try again later.",
    "60",
  ] as const;

  test.each<[number, string, typeof unavailable | typeof noRoom, () => Promise<unknown>]>([
    [503, "Prisma reaches nobody", unavailable, () => prismaOfNobody().user.count()],
    [503, "Prisma's raw statement reaches nobody", unavailable, () => prismaOfNobody().$queryRaw`SELECT 1`],
    [
      503,
      "Prisma's transaction reaches nobody",
      unavailable,
      () => prismaOfNobody().$transaction((tx) => tx.user.count()),
    ],
    [503, "our pool reaches nobody", unavailable, () => poolOf(NOBODY).query("SELECT 1")],
    [503, "our pool's own connection reaches nobody", unavailable, () => poolOf(NOBODY).connect()],
    [503, "Prisma's socket is closed", unavailable, () => prismaOfBroken("EPIPE").$queryRaw`SELECT pg_sleep(5)::text`],
    [
      503,
      "Prisma's socket is reset",
      unavailable,
      () => prismaOfBroken("ECONNRESET").$queryRaw`SELECT pg_sleep(5)::text`,
    ],
    [503, "Prisma's connection is ended", unavailable, () => db.$queryRaw(END)],
    [
      503,
      "a transaction's connection is ended",
      unavailable,
      () => transaction(async (tx) => [await tx.$queryRaw(END).catch(() => null), await tx.user.count()]),
    ],
    [503, "pg's connection is ended", unavailable, () => pool().query(END.text)],
    [507, "Prisma's raw statement has no room", noRoom, () => db.$executeRawUnsafe(full)],
    [507, "a transaction has no room", noRoom, () => transaction((tx) => tx.$executeRawUnsafe(full))],
    [507, "our pool's statement has no room", noRoom, () => pool().query(full)],
    [
      507,
      "a file has no room",
      noRoom,
      () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })),
    ],
  ])("answers %i with Retry-After when %s", async (status, _, [code, message, retryAfter], request) => {
    const answer = await call(routeThat(request as never).POST, { as: await aUser() });

    expect(answer).toMatchObject({ status, json: { code, message, data: { status } } });
    expect(answer.headers.get("retry-after")).toBe(retryAfter);
  });

  test("answers 500 when another server is unreachable", async () => {
    const refused = await call(routeThat((() => new pg.Client(NOBODY).connect()) as never).POST, { as: await aUser() });

    expect(refused.status).toBe(500);
  });

  test("refuses what somebody else took or deleted meanwhile, also in raw SQL", async () => {
    const [user, { login }] = [await aUser(), await aUser()];
    const taken = routeThat(() => db.$executeRaw`UPDATE "user" SET login = ${login} WHERE id = ${user.id}`);
    const gone = routeThat(
      () => db.$executeRaw`INSERT INTO user_setting (user_id, key, value) VALUES (999999, 'x', '1')`,
    );

    expect(await call(taken.POST, { as: user })).toMatchObject({
      status: 409,
      json: { code: "rest_conflict", message: "This already exists." },
    });
    expect(await call(gone.POST, { as: user })).toMatchObject({ status: 404, json: { code: "rest_not_found" } });
  });
});

describe("every response", () => {
  test("is private, not sniffed, in no frame, and has its duration", async () => {
    const { headers } = await send(echo, "GET");

    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json; charset=UTF-8",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "strict-transport-security": "max-age=31536000",
      link: '<https://boards.test/wp-json/>; rel="https://api.w.org/"',
      "access-control-expose-headers": "X-WP-Total, X-WP-TotalPages, Link",
      "server-timing": expect.stringMatching(/^total;dur=[\d.]+, db;desc="0 queries, 0 trips"$/) as unknown,
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
    expect(headers.get("allow")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("names the methods of the route to people who are signed in, and sends browsers a fresh nonce", async () => {
    const { headers } = await send(echo, "GET", { headers: (await aBrowserOf(await aUser())).headers });

    expect(headers.get("allow")).toBe("GET, POST, PUT, DELETE");
    expect(headers.get("x-wp-nonce")).toMatch(/^[0-9a-f]{10,}$/);
  });

  test("has CORS headers for an allowed origin, and for no other", async () => {
    await withSettings({ ALLOWED_ORIGINS: ["https://app.example.com"] }, async () => {
      const [allowed, other] = await Promise.all(
        ["https://app.example.com", "https://app.example.com.evil.test"].map((origin) =>
          send(echo, "OPTIONS", { headers: { origin, "access-control-request-method": "DELETE" } }),
        ),
      );

      expect(allowed?.headers.get("access-control-allow-origin")).toBe("https://app.example.com");
      expect(allowed?.headers.get("access-control-allow-credentials")).toBe("true");
      expect(allowed?.headers.get("access-control-allow-methods")).toContain("DELETE");
      expect(allowed?.headers.get("access-control-allow-headers")).toContain("X-WP-Nonce");
      expect(allowed?.headers.get("vary")).toBe("Origin");
      expect(other?.headers.get("access-control-allow-origin")).toBeNull();
    });
  });
});

const inPage = {
  routerKind: "App Router",
  routePath: "/login/reset",
  routeType: "render",
  renderSource: "react-server-components",
  revalidateReason: undefined,
} as const;

test("has no secret in its log line", async () => {
  const user = await aUser();
  const password = await newApplicationPassword(user);
  const { headers, session } = await aBrowserOf(user);
  const wrongCall = routeThat(
    () => db.user.create({ data: { login: user.login, password: "secret5" } as never }) as never,
  );

  const written = await logOf(async () => {
    await call(echo.POST, {
      as: user,
      path: "/wp-json/boards/v2/echo?_wpnonce=secret1&token=secret2",
      body: { password: "secret3" },
    });
    await send(echo, "GET", { headers });
    await send(echo, "GET", { headers: basic("x", "secret4") });
    await call(wrongCall.POST, { as: user, body: { password: "secret6" } });
    await sendSignIn(user.login, "secret7");
    await sendAuth("signin?token=secret8&error=secret9", { method: "GET" });
    await photo(new Request("https://boards.test/photos/x?token=secret10"), { params: Promise.resolve({ key: "x" }) });
    await wpLogin(new Request("https://boards.test/wp-login.php?action=rp&key=secret11&login=x"));
    await ajax(
      new Request("https://boards.test/wp-admin/admin-ajax.php?action=rest-nonce&_wpnonce=secret12", { headers }),
    );
    await onRequestError(
      Object.assign(new Error("at /login/reset?token=secret13"), { password: "secret14" }),
      { path: "/login/reset?token=secret15", method: "GET", headers: { cookie: "secret16" } },
      inPage,
    );
  });

  expect(written).toContain('"status":500');
  for (const path of [
    "/api/auth/callback/credentials",
    "/api/auth/signin",
    "/photos/x",
    "/wp-login.php",
    "/wp-admin/admin-ajax.php",
    "/login/reset",
  ])
    expect(written).toContain(`"path":"${path}"`);
  for (const secret of [
    ...Array.from({ length: 16 }, (_, at) => `secret${at + 1}`),
    password,
    headers["x-wp-nonce"] ?? "?",
    headers.cookie ?? "?",
    session.id,
  ])
    expect(written).not.toContain(secret);
});

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

describe("wrong credentials on every path, whether it exists or not", () => {
  test.each(EVERYWHERE)(
    "%s of %s answers 401 for a wrong application password, 403 for a wrong nonce",
    async (method, _, { route, path, params }) => {
      const { cookie } = await aBrowserOf(await aUser());

      const byPassword = await send(route, method, { path, params, headers: basic("nobody", "wrong") });
      const byNonce = await send(route, method, { path, params, headers: { ...cookie, "x-wp-nonce": "0123456789" } });

      expect(byPassword).toMatchObject(method === "HEAD" ? { status: 401 } : wrongPassword);
      expect(byNonce).toMatchObject(method === "HEAD" ? { status: 403 } : wrongNonce);
    },
  );

  test("with the right ones a missing path is 404, and OPTIONS describes", async () => {
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

  test.each(NONCE_IN)("is read in %s; a wrong one answers 403", async (_, sent) => {
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
  ])("%s has no nonce", async (body) => {
    const { cookie } = await aBrowserOf(await aUser());

    expect(
      (await send(me, "PUT", { path: "/wp-json/wp/v2/users/me", headers: { ...cookie, ...json }, body })).status,
    ).toBe(401);
  });
});
