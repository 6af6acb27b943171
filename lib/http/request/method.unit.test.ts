import { describe, expect, test } from "vitest";
import { publicEndpoint } from "@/lib/http/endpoint";
import { addressOf, SOCKET_ADDRESS } from "@/lib/http/request/address";
import { withSettings } from "@/lib/testing/factories/settings";
import { echo, json, routeThat, send } from "@/lib/testing/http/echo";

const PATH = "/wp-json/boards/v2/echo";
const noRoute = {
  code: "rest_no_route",
  message: "No route was found matching the URL and request method.",
  data: { status: 404 },
};

describe("the method", () => {
  const deleting = routeThat(() => "posted", {
    DELETE: publicEndpoint({ run: () => "deleted", reply: (done) => done }),
  });

  test.each([
    ["X-HTTP-Method-Override", PATH, { "X-HTTP-Method-Override": "delete" }],
    ["the header in any case", PATH, { "x-http-method-override": " DELETE " }],
    ["_method in the query", `${PATH}?_method=Delete`, {}],
    ["_method when both say something", `${PATH}?_method=DELETE`, { "x-http-method-override": "GET" }],
  ])("on a POST comes from %s", async (_, path, headers) => {
    expect((await send(deleting, "POST", { path, headers: { ...headers } })).json).toBe("deleted");
  });

  test.each([
    ["the header on a GET", "GET", PATH, { "X-HTTP-Method-Override": "DELETE" }, undefined],
    ["the query on a GET", "GET", `${PATH}?_method=DELETE`, {}, undefined],
    ["the header on a PUT", "PUT", PATH, { "X-HTTP-Method-Override": "DELETE" }, undefined],
    ["_method in the body", "POST", PATH, json, '{"_method":"DELETE"}'],
  ] as const)("is not changed by %s", async (_, method, path, headers, body) => {
    expect((await send(deleting, method, { path, headers, body })).json).not.toBe("deleted");
  });

  test("answers 404 rest_no_route for a method that the route lacks, or that does not exist", async () => {
    expect(await send(echo, "PATCH")).toMatchObject({ status: 404, json: noRoute });
    expect(await send(echo, "POST", { headers: { "X-HTTP-Method-Override": "BREW" } })).toMatchObject({
      status: 404,
      json: noRoute,
    });
    expect(await send(echo, "POST", { path: `${PATH}?_method=__proto__` })).toMatchObject({
      status: 404,
      json: noRoute,
    });
  });
});

describe("HEAD and OPTIONS", () => {
  test("HEAD answers as GET does, without its body", async () => {
    const { status, text, headers } = await send(echo, "HEAD");

    expect(status).toBe(200);
    expect(text).toBe("");
    expect(headers.get("content-type")).toBe("application/json; charset=UTF-8");
  });

  test("HEAD answers 404 where there is no GET", async () => {
    expect(
      (
        await send(
          routeThat(() => 1),
          "HEAD",
        )
      ).status,
    ).toBe(404);
  });

  test("OPTIONS describes the route to anyone, as WordPress does", async () => {
    const { status, json: description, headers } = await send(echo, "OPTIONS");

    expect(status).toBe(200);
    expect(description).toEqual({
      namespace: "boards/v2",
      methods: ["GET", "POST", "PUT", "DELETE"],
      endpoints: ["GET", "POST", "PUT", "DELETE"].map((method) => ({ methods: [method], args: {} })),
      _links: { self: [{ href: `https://boards.test${PATH}` }] },
    });
    expect(headers.get("allow")).toBe("GET, POST, PUT, DELETE");
  });

  test.each([
    ["with a nonce", `${PATH}/?_wpnonce=secret&a=1`, `https://boards.test${PATH}`],
    ["by rest_route", "/?rest_route=/boards/v2/echo/&_wpnonce=secret", `https://boards.test${PATH}`],
    ["behind index.php", "/index.php/wp-json/boards/v2/echo", "https://boards.test/index.php/wp-json/boards/v2/echo"],
  ])("OPTIONS called %s gives the public address without the query", async (_, path, href) => {
    expect((await send(echo, "OPTIONS", { path, headers: { host: "evil.test" } })).json._links).toEqual({
      self: [{ href }],
    });
  });
});

const addressFor = (socket: string, forwarded?: string) =>
  addressOf({ headers: new Headers({ [SOCKET_ADDRESS]: socket, ...(forwarded && { "x-forwarded-for": forwarded }) }) });

describe("the address of a request", () => {
  test.each([
    ["203.0.113.7", undefined, "203.0.113.7"],
    ["::ffff:203.0.113.7", undefined, "203.0.113.7"],
    ["203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.1.2.3", "198.51.100.1", "198.51.100.1"],
    ["fd00::1", "2001:db8::9", "2001:db8::9"],
    ["10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["10.1.2.3", "<script>, 198.51.100.1", "198.51.100.1"],
    ["10.1.2.3", "unknown", "10.1.2.3"],
    ["10.1.2.3", undefined, "10.1.2.3"],
  ])(
    "from %s with X-Forwarded-For %s behind proxies of 10.0.0.0/8 and fd00::/8 is %s",
    async (socket, forwarded, address) => {
      await withSettings({ TRUSTED_PROXIES: ["10.0.0.0/8", "fd00::/8"] }, async () => {
        expect(addressFor(socket, forwarded)).toBe(address);
      });
    },
  );

  test("is the socket's where no proxy is trusted", () => {
    expect(addressFor("127.0.0.1", "198.51.100.1")).toBe("127.0.0.1");
  });
});
