import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { aBoard } from "@/e2e/support/boards";
import { administratorHeaders } from "@/e2e/support/people";
import { statusOf } from "@/e2e/support/raw";

const IDS = [
  "0",
  "-1",
  "1.5",
  "01",
  "1e3",
  "abc",
  "2147483648",
  "99999999999999999999",
  "%00",
  "%ff",
  "%",
  "..%2f1",
  "x".repeat(2_000),
];
const QUERIES = [
  "",
  "?task=abc&tasks=x&pages=-1&page=1e9",
  "?token=a&token=b&error[]=x&redirect_to=//x&redirect_to=x",
  "?search=%00",
  "?app_name[]=x&success_url=x&reject_url[]=x",
  "?search=a&search=b&sort[]=x&order=x&page=99999999999999999999&pages=99999999999999999999&folder=x",
  "?%",
  "?__proto__=x&constructor=y",
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH"];

/** All pages and plain routes, from the folders of `app`. */
const ADDRESSES = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.startsWith("wp-json"))
  .map(
    (file) =>
      `/${path
        .dirname(file)
        .split("/")
        .filter((folder) => folder !== "." && !folder.startsWith("("))
        .join("/")}`,
  );

/** Replaces each id in turn by odd ones; the ids before it are valid. */
function withOddIds(address: string, boardId: number): string[] {
  const [first, ...more] = address.split(/\[[^\]]*\]+/);
  if (more.length === 0) return QUERIES.map((query) => `${first}${query}`);

  return IDS.flatMap((id) => {
    const before = more.map((rest, at) => `${at === 0 ? id : "1"}${rest}`).join("");
    const behind = more.map((rest, at) => `${at === more.length - 1 ? id : boardId}${rest}`).join("");
    return [...new Set([`${first}${before}`, `${first}${behind}`])];
  });
}

test("no odd id, query or method causes a server error on any page or route, with or without a session", async ({
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { id } = await aBoard({ title: "At odds" });
  const { Cookie = "" } = await administratorHeaders();
  const requests = ADDRESSES.flatMap((address) => [
    ...withOddIds(address, id).map((odd) => ["GET", odd] as const),
    ...METHODS.map((method) => [method, withOddIds(address, id)[0] ?? address] as const),
  ]);

  const failed: string[] = [];
  for (const [method, address] of requests) {
    for (const cookie of ["", Cookie]) {
      const status = await statusOf(baseURL, address, { method, headers: { accept: "text/html", cookie } });
      if (status >= 500) failed.push(`${status} ${method} ${address.slice(0, 100)}`);
    }
  }
  expect(requests.length).toBeGreaterThan(300);
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
