import { describe, expect, test } from "vitest";
import * as auth from "@/app/api/auth/[...nextauth]/route";
import * as photos from "@/app/photos/[key]/route";
import * as ajax from "@/app/wp-admin/admin-ajax.php/route";
import * as login from "@/app/wp-login.php/route";
import { plainRoute } from "@/lib/http/plain-route";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { METHODS } from "@/lib/http/request/method";
import { aUserWithPassword, linesOf, PASSWORD } from "@/lib/testing";
import { sendAuth, sendSignIn } from "@/lib/testing/http/next-auth";

type PlainRoute = Record<(typeof METHODS)[number], (request: never, context: never) => Promise<Response>>;

const PLAIN_ROUTES: [string, PlainRoute, Record<string, unknown>, string[]][] = [
  ["/wp-admin/admin-ajax.php", ajax as PlainRoute, {}, ["GET", "POST"]],
  ["/wp-login.php", login as PlainRoute, {}, ["GET", "POST"]],
  ["/photos/deleted", photos as PlainRoute, { key: "deleted" }, ["GET"]],
  ["/api/auth/csrf", auth as PlainRoute, { nextauth: ["csrf"] }, ["GET", "POST"]],
];

const open = (
  handlers: PlainRoute,
  method: (typeof METHODS)[number],
  path: string,
  params: Record<string, unknown> = {},
) =>
  handlers[method](
    new Request(`https://boards.test${path}`, { method, headers: { [SOCKET_ADDRESS]: "203.0.113.7" } }) as never,
    { params: Promise.resolve(params) } as never,
  );

describe.each(PLAIN_ROUTES)("the plain route %s", (path, handlers, params, methods) => {
  test("describes itself to OPTIONS, as the REST routes do", async () => {
    const response = await open(handlers, "OPTIONS", `${path}?_wpnonce=secret`, params);

    expect([response.status, response.headers.get("allow"), response.headers.get("content-type")]).toEqual([
      200,
      methods.join(", "),
      "application/json; charset=UTF-8",
    ]);
    expect(await response.json()).toEqual({
      namespace: "",
      methods,
      endpoints: methods.map((method) => ({ methods: [method], args: {} })),
      _links: { self: [{ href: `https://boards.test${path}` }] },
    });
  });

  test.each(METHODS.filter((method) => ![...methods, "HEAD", "OPTIONS"].includes(method)))(
    "answers 404 rest_no_route for %s",
    async (method) => {
      const response = await open(handlers, method, path, params);

      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        code: "rest_no_route",
        message: "No route was found matching the URL and request method.",
        data: { status: 404 },
      });
    },
  );

  test("logs one line with the request's id", async () => {
    let id: string | null = null;
    const lines = await linesOf(async () => {
      id = (await open(handlers, "PUT", `${path}?token=secret`, params)).headers.get("x-request-id");
    });

    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      {
        level: "info",
        time: expect.any(String),
        requestId: id,
        method: "PUT",
        path,
        status: 404,
        ms: expect.any(Number),
        queries: 0,
        trips: 0,
        address: "203.0.113.7",
        msg: "request",
      },
    ]);
  });
});

test.each([
  ["/photos/deleted", photos as PlainRoute, { key: "deleted" }, 200],
  ["/wp-login.php", login as PlainRoute, {}, 302],
  ["/wp-admin/admin-ajax.php", ajax as PlainRoute, {}, 400],
])("HEAD of %s answers as GET does, without its body", async (path, handlers, params, status) => {
  const [get, head] = [await open(handlers, "GET", path, params), await open(handlers, "HEAD", path, params)];

  expect([get.status, head.status, await head.text()]).toEqual([status, status, ""]);
  expect(head.headers.get("content-type")).toBe(get.headers.get("content-type"));
  expect(head.headers.get("location")).toBe(get.headers.get("location"));
});

test.each(["thrown at once", "thrown later"])(
  "answers an unforeseen error, %s, with the 500 that has the id of the log",
  async (when) => {
    const { GET } = plainRoute({
      GET: () => {
        if (when === "thrown at once") throw new Error("the password is hunter2");
        return Promise.reject(new Error("the password is hunter2"));
      },
    });
    const answers: Response[] = [];
    const lines = await linesOf(async () => answers.push(await GET(new Request("https://boards.test/page"))));

    const [response] = answers;
    const id = response?.headers.get("x-request-id");
    expect(response?.status).toBe(500);
    expect(await response?.json()).toEqual({
      code: "internal_server_error",
      message: "Something went wrong",
      data: { status: 500, request_id: id },
    });
    expect(lines.map(({ level, requestId, msg }) => [level, requestId, msg])).toEqual([
      ["error", id, "request failed"],
      ["error", id, "request"],
    ]);
  },
);

describe("signing in", () => {
  test.each([
    ["a good password", PASSWORD, "https://boards.test"],
    ["a wrong one", "wrong secret", "https://boards.test/api/auth/error?error=CredentialsSignin&provider=credentials"],
  ])("with %s logs one line", async (_, password, location) => {
    const { login: name } = await aUserWithPassword();
    const answers: Response[] = [];

    const lines = await linesOf(async () => answers.push(await sendSignIn(name, password)));

    expect([answers[0]?.status, answers[0]?.headers.get("location")]).toEqual([302, location]);
    expect(lines).toMatchObject([
      {
        requestId: answers[0]?.headers.get("x-request-id"),
        method: "POST",
        path: "/api/auth/callback/credentials",
        status: 302,
        address: "203.0.113.7",
        msg: "request",
      },
    ]);
  });

  test("forbids browsers to frame or sniff what next-auth answers", async () => {
    const { headers } = await sendAuth("csrf", { method: "GET" });

    expect([
      headers.get("x-frame-options"),
      headers.get("x-content-type-options"),
      headers.get("content-security-policy"),
    ]).toEqual(["DENY", "nosniff", expect.stringContaining("frame-ancestors 'none'")]);
  });

  test("answers 400 for a form that is too large or invalid, and logs a line", async () => {
    const lines = await linesOf(() =>
      sendAuth("signin/credentials", { method: "POST", body: "{}", headers: { "content-type": "application/json" } }),
    );

    expect(lines).toMatchObject([{ status: 400, path: "/api/auth/signin/credentials" }]);
  });
});
