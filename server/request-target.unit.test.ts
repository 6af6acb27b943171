import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { convertGetBody } from "@/server/bodies-of-gets";
import { decodable } from "@/server/decodable";
import { refuseUnknownMethod } from "@/server/guards";
import { writeSocketAddress } from "@/server/node-request";
import { readTarget } from "@/server/request-target";
import { json } from "@/lib/testing/http/echo";
import { sendRequest, guardedServer } from "@/lib/testing/http/guarded";

const server = () =>
  guardedServer([readTarget, refuseUnknownMethod], ({ method, url }, response) => response.end(`${method} ${url}`));

describe("a request's target", () => {
  test.each([
    ["/boards/1?a=http://x/", "/boards/1?a=http://x/"],
    ["http://boards.test/boards/1?a=1", "/boards/1?a=1"],
    ["HTTPS://boards.test:8443", "/"],
    ["http://boards.test?a=1", "/?a=1"],
    ["http://user@evil.test//boards/1", "/boards/1"],
    ["//evil.test/boards/1", "/evil.test/boards/1"],
    ["///wp-json//boards/v2?a=//x", "/wp-json//boards/v2?a=//x"],
  ])("%s reaches Next as %s", async (path, reached) => {
    expect(await sendRequest(await server(), { path })).toMatchObject({ status: 200, text: `GET ${reached}` });
  });

  test("* with OPTIONS is about the server itself: 204 with the methods", async () => {
    expect(await sendRequest(await server(), { method: "OPTIONS", path: "*" })).toMatchObject({
      status: 204,
      headers: { allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" },
    });
  });

  test.each([
    ["GET", "*"],
    ["POST", "*"],
    ["GET", "boards.test:443"],
    ["GET", "ftp://boards.test/"],
  ])("%s %s answers 400", async (method, path) => {
    expect(await sendRequest(await server(), { method, path })).toMatchObject({ status: 400 });
  });
});

describe("an unknown method", () => {
  test.each(["TRACE", "PROPFIND", "SEARCH", "PURGE"])(
    "%s answers 404 rest_no_route on the API, 405 elsewhere",
    async (method) => {
      const port = await server();

      const api = await sendRequest(port, { method, path: "/wp-json/boards/v2/projects" });
      const page = await sendRequest(port, { method, path: "/login" });

      expect([api.status, JSON.parse(api.text).code]).toEqual([404, "rest_no_route"]);
      expect([page.status, page.headers.allow]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
    },
  );
});

test.each([
  ["/wp-json/boards/v2/projects/3?search=%zz", "/wp-json/boards/v2/projects/3?search=%zz"],
  ["/wp-json/boards/v2/caf%C3%A9", "/wp-json/boards/v2/caf%C3%A9"],
  ["/wp-json/boards/v2/%zz/1%2F2", "/wp-json/boards/v2/%25zz/1%2F2"],
  ["/wp-json/%ff", "/wp-json/%25ff"],
  ["/%", "/%25"],
])("%s reaches Next as %s", (sent, reached) => {
  expect(decodable(sent)).toBe(reached);
});

test("the socket's address overwrites whatever a client sends under its name", async () => {
  const port = await guardedServer([writeSocketAddress], (request, response) =>
    response.end(JSON.stringify(request.headers[SOCKET_ADDRESS])),
  );

  const { text } = await sendRequest(port, { headers: { "X-Boards-Address": ["198.51.100.1", "198.51.100.2"] } });

  expect(text).toBe('"127.0.0.1"');
});

const PATH = "/wp-json/boards/v2/search-boards-users";
const BODY = '{"searchInput":"anna"}';

/** The request as Next would see it. */
function converted(url: string, sent: Record<string, string> = {}, method = "GET", body = BODY) {
  const names = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]);
  const length = sent["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const request = { method, url, headers: { ...length, ...Object.fromEntries(names) } } as IncomingMessage;
  let isHandedOn = false;
  convertGetBody(request, {} as ServerResponse, () => (isHandedOn = true));
  expect(isHandedOn).toBe(true);
  return { method: request.method, url: request.url, override: request.headers["x-http-method-override"] };
}

test.each([
  ["JSON", PATH, json],
  ["JSON with its charset", PATH, { "content-type": "application/json; charset=utf-8" }],
  ["JSON of another name", PATH, { "Content-Type": "application/vnd.api+JSON" }],
  ["JSON in chunks", PATH, { ...json, "transfer-encoding": "chunked" }],
  ["JSON beside a query", `${PATH}?searchInput=max`, json],
  ["JSON by rest_route", "/?rest_route=/boards/v2/search-boards-users", json],
  ["JSON by rest_route of index.php", "/index.php?rest_route=/boards/v2/search-boards-users", json],
  ["JSON behind index.php", `/index.php${PATH}`, json],
])("a GET with %s becomes a POST with an override to GET", (_, path, headers) => {
  expect(converted(path, headers)).toEqual({ method: "POST", url: path, override: "GET" });
});

test.each([
  ["without a body", PATH, { ...json }, ""],
  ["with a form", PATH, { "content-type": "application/x-www-form-urlencoded" }, "searchInput=anna"],
  ["with a body of no type", PATH, {}, BODY],
  ["of a page", "/boards/1", json, BODY],
  ["of the front page", "/", json, BODY],
  ["of the sign-in", "/api/auth/session", json, BODY],
  ["of the API in words that begin alike", "/wp-jsonp/boards/v2/projects", json, BODY],
  ["that names a method in its query", `${PATH}?_method=DELETE`, json, BODY],
  ["that names a method in disguise", `${PATH}?%5Fmethod=DELETE`, json, BODY],
  ["of an address that is none", "//[", json, BODY],
  ["of a whole address", `http://localhost${PATH}`, json, BODY],
])("a GET %s stays as it is", (_, path, headers, body) => {
  expect(converted(path, headers, "GET", body)).toEqual({ method: "GET", url: path });
});

test("a GET that names a method in its header stays as it is", () => {
  expect(converted(PATH, { ...json, "X-HTTP-Method-Override": "DELETE" })).toEqual({
    method: "GET",
    url: PATH,
    override: "DELETE",
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s stays as it is", (method) => {
  expect(converted(PATH, json, method)).toEqual({ method, url: PATH });
});
