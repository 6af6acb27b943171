import { expect, test } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { administratorHeaders } from "@/e2e/support/people";
import { statusOf } from "@/e2e/support/raw";
import { oddRequests } from "./odd-requests";

const ODD = {
  methods: ["POST", "PROPFIND"],
  ids: ["%00", "99999999999999999999"],
  queries: ["?search=%00&search=b&page=1e99&error[]=x"],
};

test("no odd id, query or method causes a server error on any page or route", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const { id } = await aBoard({ title: "At odds" });
  const { Cookie = "" } = await administratorHeaders();
  const requests = oddRequests(id, ODD);

  const failed: string[] = [];
  for (const [method, address] of requests) {
    const status = await statusOf(baseURL, address, { method, headers: { accept: "text/html", cookie: Cookie } });
    if (status >= 500) failed.push(`${status} ${method} ${address.slice(0, 100)}`);
  }
  expect(requests.length).toBeGreaterThan(200);
  expect(failed).toEqual([]);
});

test("an invalid id shows signed-in people the page for missing pages", async ({ baseURL }) => {
  const { id } = await aBoard({ title: "At odds" });
  const { Cookie = "" } = await administratorHeaders();
  const headers = { cookie: Cookie, accept: "text/html" };

  for (const address of [
    "/boards/abc",
    "/boards/0",
    `/boards/${id}/tasks/abc`,
    `/boards/${id}/tasks/0`,
    "/people/abc",
    "/people/999999999999",
    "/settings/mail/x",
  ]) {
    expect.soft(await statusOf(baseURL, address, { headers }), address).toBe(404);
  }
});

const TARGETS: [string, string, number][] = [
  ["OPTIONS", "*", 204],
  ["GET", "*", 400],
  ["GET", "http://evil.test/healthz", 200],
  ["GET", "http://evil.test/wp-json/", 200],
  ["TRACE", "/wp-json/", 404],
  ["TRACE", "/login", 405],
  ["GET", "/api/auth/callback/credentials", 404],
  ["POST", "/api/auth/_log", 400],
  ["GET", `/wp-json/boards/v2/projects?${"a&".repeat(4_000)}`, 400],
  ["GET", `/wp-json/boards/v2/projects?${"x".repeat(9_000)}`, 414],
];

test("a request that matches no page and no route is refused early", async ({ baseURL }) => {
  for (const [method, target, status] of TARGETS) {
    expect.soft(await statusOf(baseURL, target, { method }), `${method} ${target.slice(0, 60)}`).toBe(status);
  }
  const headers = { connection: "Upgrade", upgrade: "websocket" };
  expect(await statusOf(baseURL, "/wp-json/boards/v2/projects", { headers }), "for another protocol").toBe(401);
});
