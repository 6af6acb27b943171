import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { json } from "@/lib/testing/http/echo";
import { keepBodyOfGet } from "@/lib/process/bodies-of-gets";

const PATH = "/wp-json/boards/v2/search-boards-users";
const BODY = '{"searchInput":"anna"}';

/** What Next would see. */
function seen(url: string, sent: Record<string, string> = {}, method = "GET", body = BODY) {
  const names = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value]);
  const length = sent["transfer-encoding"] ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const request = { method, url, headers: { ...length, ...Object.fromEntries(names) } } as IncomingMessage;
  let isHandedOn = false;
  keepBodyOfGet(request, {} as ServerResponse, () => (isHandedOn = true));
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
])("a GET with %s comes as a POST that is to be taken for a GET", (_, path, headers) => {
  expect(seen(path, headers)).toEqual({ method: "POST", url: path, override: "GET" });
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
])("a GET %s stays as it is", (_, path, headers, body) => {
  expect(seen(path, headers, "GET", body)).toEqual({ method: "GET", url: path });
});

test("a GET that names a method in its header stays as it is", () => {
  expect(seen(PATH, { ...json, "X-HTTP-Method-Override": "DELETE" })).toEqual({
    method: "GET",
    url: PATH,
    override: "DELETE",
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s stays as it is", (method) => {
  expect(seen(PATH, json, method)).toEqual({ method, url: PATH });
});
