import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { json as read } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { json } from "@/lib/testing/echo";
import { keepBodiesOfGets } from "@/lib/process/bodies-of-gets";

const PATH = "/wp-json/boards/v2/search-boards-users";
const BODY = '{"searchInput":"anna"}';

/** What Next would see. */
const server = createServer((request, response) => {
  const { method, url } = request;
  response.end(JSON.stringify({ method, url, override: request.headers["x-http-method-override"] }));
});

beforeAll(async () => {
  keepBodiesOfGets();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => void server.close());

const seen = (path: string, headers: Record<string, string> = {}, method = "GET", body = BODY) =>
  new Promise((done, fail) => {
    const length = headers["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const sent = ask({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", path, method, headers: { ...length, ...headers } }, (answer) => (method === "HEAD" ? answer.resume().on("end", done) : read(answer).then(done, fail)));
    sent.end(body);
  });

test.each([
  ["JSON", PATH, json],
  ["JSON with its charset", PATH, { "content-type": "application/json; charset=utf-8" }],
  ["JSON of another name", PATH, { "Content-Type": "application/vnd.api+JSON" }],
  ["JSON in chunks", PATH, { ...json, "transfer-encoding": "chunked" }],
  ["JSON beside a query", `${PATH}?searchInput=max`, json],
  ["JSON by rest_route", "/?rest_route=/boards/v2/search-boards-users", json],
  ["JSON by rest_route of index.php", "/index.php?rest_route=/boards/v2/search-boards-users", json],
  ["JSON behind index.php", `/index.php${PATH}`, json],
])("a GET with %s comes as a POST that is to be taken for a GET", async (_, path, headers) => {
  expect(await seen(path, headers)).toEqual({ method: "POST", url: path, override: "GET" });
});

test.each([
  ["without a body", PATH, { ...json }, ""],
  ["with a form", PATH, { "content-type": "application/x-www-form-urlencoded" }, "searchInput=anna"],
  ["with a body of no type", PATH, {}, BODY],
  ["of a page", "/boards/1", json, BODY],
  ["of the front page", "/", json, BODY],
  ["of the sign-in", "/api/auth/session", json, BODY],
  ["of another namespace", "/wp-json/other/v2/things", json, BODY],
  ["of the API in words that begin alike", "/wp-jsonp/boards/v2/projects", json, BODY],
  ["that names a method in its query", `${PATH}?_method=DELETE`, json, BODY],
  ["that names a method in disguise", `${PATH}?%5Fmethod=DELETE`, json, BODY],
  ["of an address that is none", "//[", json, BODY],
  ["of a whole address", `http://localhost${PATH}`, json, BODY],
])("a GET %s stays as it is", async (_, path, headers, body) => {
  expect(await seen(path, headers, "GET", body)).toEqual({ method: "GET", url: path });
});

test("a GET that names a method in its header stays as it is", async () => {
  expect(await seen(PATH, { ...json, "X-HTTP-Method-Override": "DELETE" })).toEqual({ method: "GET", url: PATH, override: "DELETE" });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s stays as it is", async (method) => {
  expect(await seen(PATH, json, method)).toEqual({ method, url: PATH });
});
