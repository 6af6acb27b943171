import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { GET as photo } from "@/app/photos/[key]/route";
import { GET as ajax } from "@/app/wp-admin/admin-ajax.php/route";
import { GET as wpLogin } from "@/app/wp-login.php/route";
import { Prisma, PrismaClient } from "@/generated/prisma/client";
import { onRequestError } from "@/instrumentation";
import { db, pool, poolOf, transaction } from "@/lib/db";
import { Conflict, Forbidden, Invalid, NotFound, TooManyRequests, Unprocessable } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { basic } from "@/lib/testing/http/basic";
import { call } from "@/lib/testing/http/call";
import { logOf } from "@/lib/testing/probes/log";
import { sendAuth, sendSignIn } from "@/lib/testing/http/next-auth";
import { aUser, newApplicationPassword } from "@/lib/testing/factories/people";
import { aBrowserOf } from "@/lib/testing/http/sessions";
import { withSettings } from "@/lib/testing/factories/settings";
import { echo, json, routeThat, send } from "@/lib/testing/http/echo";

const NOBODY = "postgresql://nobody@127.0.0.1:1/none";
const prismaOfNobody = () => new PrismaClient({ adapter: new PrismaPg(NOBODY) });
const END = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid())::text`;

const thrown = (error: unknown) =>
  routeThat(() => {
    throw error;
  });

describe("every refusal has one body", () => {
  test.each([
    [
      new Forbidden(),
      403,
      { code: "rest_forbidden", message: "Sorry, you are not allowed to do that.", data: { status: 403 } },
    ],
    [new NotFound("Task"), 404, { code: "rest_not_found", message: "Task not found", data: { status: 404 } }],
    [new Conflict("Already there"), 409, { code: "rest_conflict", message: "Already there", data: { status: 409 } }],
    [new Unprocessable("No model"), 422, { code: "rest_unprocessable", message: "No model", data: { status: 422 } }],
    [
      new Invalid("Invalid property"),
      400,
      { code: "rest_invalid_param", message: "Invalid property", data: { status: 400 } },
    ],
  ])("%s", async (error, status, body) => {
    expect(await call(thrown(error).POST, { as: await aUser() })).toMatchObject({ status, json: body });
  });

  test("nobody signed in: 401, after the body was found to be JSON", async () => {
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

  test("a wrong application password: 401 on every route, public ones too", async () => {
    const headers = basic("nobody", "wrong");
    const body = {
      code: "incorrect_password",
      message: "The provided password is an invalid application password.",
      data: { status: 401 },
    };

    expect(await send(echo, "GET", { headers })).toMatchObject({ status: 401, json: body });
  });

  test("a malformed header, or one of another scheme, counts as none", async () => {
    for (const authorization of ["Basic", "Basic %%%", "Basic bm9jb2xvbg==", "Bearer x"])
      expect((await send(echo, "GET", { headers: { authorization } })).status).toBe(200);
  });

  test("too many requests: 429 with Retry-After", async () => {
    const { status, headers } = await call(thrown(new TooManyRequests(12.2)).POST, { as: await aUser() });

    expect([status, headers.get("retry-after")]).toEqual([429, "13"]);
  });

  test("anything unforeseen: 500 that says nothing but the request's id, which the log has too", async () => {
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

  test.each<[string, () => Promise<unknown>]>([
    ["Prisma reaches nobody", () => prismaOfNobody().user.count()],
    ["Prisma's raw statement reaches nobody", () => prismaOfNobody().$queryRaw`SELECT 1`],
    ["Prisma's transaction reaches nobody", () => prismaOfNobody().$transaction((tx) => tx.user.count())],
    ["our pool reaches nobody", () => poolOf(NOBODY).query("SELECT 1")],
    ["our pool's own connection reaches nobody", () => poolOf(NOBODY).connect()],
    ["Prisma's connection is ended", () => db.$queryRaw(END)],
    [
      "a transaction's connection is ended",
      () => transaction(async (tx) => [await tx.$queryRaw(END).catch(() => null), await tx.user.count()]),
    ],
    ["pg's connection is ended", () => pool().query(END.text)],
  ])("a database that is away: 503 that says when to come again: %s", async (_, ask) => {
    const { status, json: body, headers } = await call(routeThat(ask as never).POST, { as: await aUser() });

    expect(status).toBe(503);
    expect(body).toEqual({
      code: "rest_unavailable",
      message: "The database does not answer. Please try again.",
      data: { status: 503 },
    });
    expect(headers.get("retry-after")).toBe("5");
  });

  const full = "DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$";

  test.each<[string, () => Promise<unknown>]>([
    ["Prisma's raw statement has no room", () => db.$executeRawUnsafe(full)],
    ["a transaction has no room", () => transaction((tx) => tx.$executeRawUnsafe(full))],
    ["our pool's statement has no room", () => pool().query(full)],
    [
      "a file has no room",
      () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })),
    ],
  ])("a full disk: 507 that says so: %s", async (_, ask) => {
    const { status, json: body, headers } = await call(routeThat(ask as never).POST, { as: await aUser() });

    expect(status).toBe(507);
    expect(body).toEqual({
      code: "rest_insufficient_storage",
      message: "There is no room left on the server's disk. Please try again later.",
      data: { status: 507 },
    });
    expect(headers.get("retry-after")).toBe("60");
  });

  test("another server that is away is none of the database: 500", async () => {
    const refused = await call(routeThat((() => new pg.Client(NOBODY).connect()) as never).POST, { as: await aUser() });

    expect(refused.status).toBe(500);
  });

  test("what somebody else took, or deleted, meanwhile is a refusal also where the statement is ours", async () => {
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

describe("every answer", () => {
  test("is private, sniffed by nobody, in no frame, and says what it took", async () => {
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
      "server-timing": expect.stringMatching(/^total;dur=[\d.]+, db;desc="0 queries"$/) as unknown,
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
    expect(headers.get("allow")).toBeNull();
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  test("tells who is signed in the methods of the route, and a browser a fresh nonce", async () => {
    const { headers } = await send(echo, "GET", { headers: (await aBrowserOf(await aUser())).headers });

    expect(headers.get("allow")).toBe("GET, POST, PUT, DELETE");
    expect(headers.get("x-wp-nonce")).toMatch(/^[0-9a-f]{10,}$/);
  });

  test("to an allowed origin says so, to any other nothing", async () => {
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

test("no line of the log holds a secret", async () => {
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
