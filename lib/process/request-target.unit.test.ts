import { describe, expect, test } from "vitest";
import { refuseUnknownMethod } from "@/lib/process/guards";
import { readTarget } from "@/lib/process/request-target";
import { sendRequest, guardedServer } from "@/lib/testing/http/guarded";

const server = () =>
  guardedServer([readTarget, refuseUnknownMethod], ({ method, url }, response) => response.end(`${method} ${url}`));

describe("a request's target", () => {
  test.each([
    ["/boards/1?a=http://x/", "/boards/1?a=http://x/"],
    ["http://boards.test/boards/1?a=1", "/boards/1?a=1"],
    ["HTTPS://boards.test:8443", "/"],
    ["http://boards.test?a=1", "/?a=1"],
    ["http://user@evil.test//boards/1", "//boards/1"],
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
