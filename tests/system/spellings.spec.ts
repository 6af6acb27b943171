import { expect, test, type APIRequestContext } from "@playwright/test";
import { administratorHeaders, administrator, basic } from "@/e2e/support/people";
import { raw } from "@/e2e/support/raw";

const noRoute = { status: 404, json: { code: "rest_no_route" } };

let program: Record<string, string>;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  program = basic(administrator.login, await aPasswordOf(request));
  await request.dispose();
});

async function aPasswordOf(request: APIRequestContext): Promise<string> {
  const made = await request.post("/wp-json/wp/v2/users/me/application-passwords", {
    headers: await administratorHeaders(),
    data: { name: `Spellings ${Date.now()}` },
  });
  return (await made.json()).password;
}

const SPELLINGS = [
  "/wp-json/boards/v2/projects",
  "/wp-json/boards/v2/projects/",
  "/?rest_route=/boards/v2/projects",
  "/?rest_route=%2Fboards%2Fv2%2Fprojects%2F",
  "/index.php?rest_route=/boards/v2/projects",
  "/index.php/wp-json/boards/v2/projects",
  "/wp-json/acme-boards/v2/projects",
  "/?rest_route=/acme-boards/v2/projects",
  "/api/boards/v2/projects",
  "/api/acme-boards/v2/projects/",
  "//wp-json/boards/v2/projects",
];

const NOWHERE = [
  "/wp-json/other/v2/projects",
  "/other/boards/v2/projects",
  "/?rest_route=/other/v2/projects",
  "/wp-json/boards/v2/nothing",
  "/other/",
  "/wp-json/%zz",
  "/wp-json/boards/v2/projects/%zz",
  "/?rest_route=/boards/v2/%25zz",
  "/wp-json/boards/v2/projects/%ff",
  "/wp-json//boards/v2/projects",
  "/wp-json/boards/v2//projects",
  "/?rest_route=//boards/v2/projects",
];

test("every spelling of a path reaches its endpoint without a redirect; the index has its spellings, and nothing else is a route", async ({
  baseURL,
}) => {
  for (const path of SPELLINGS) {
    const body = JSON.stringify({ board: { title: `Made at ${path}`, type: "to-do" } });
    expect
      .soft(await raw(baseURL, path, { headers: program }), path)
      .toMatchObject({ status: 200, json: { boards: { current_page: 1 } } });
    expect.soft(await raw(baseURL, path), path).toMatchObject({ status: 401, json: { code: "rest_forbidden" } });
    expect
      .soft(
        await raw(baseURL, path, { method: "POST", headers: { ...program, "content-type": "application/json" }, body }),
        path,
      )
      .toMatchObject({ status: 201, json: { board: { title: `Made at ${path}` } } });
    expect
      .soft(await raw(baseURL, path, { method: "OPTIONS" }), path)
      .toMatchObject({ status: 200, json: { methods: ["GET", "POST"] } });
  }

  for (const path of ["/wp-json", "/wp-json/", "/?rest_route=/", "/api", "/api/", "/index.php/wp-json/"]) {
    expect
      .soft(await raw(baseURL, path), path)
      .toMatchObject({ status: 200, json: { namespaces: ["wp/v2", "boards/v2", "boards-app/v1", "acme-boards/v2"] } });
  }
  for (const path of NOWHERE) expect.soft(await raw(baseURL, path, { headers: program }), path).toMatchObject(noRoute);
  expect(await raw(baseURL, "/api/auth/session"), "the sign-in's own").toMatchObject({ status: 200, json: {} });
});

const PLAIN = "/wp-json/boards/v2/projects";
const TRICKS: [string, Record<string, string>?][] = [
  [`/wp-json//boards/v2/projects`],
  ["//wp-json/boards/v2/projects"],
  ["/wp-json/./boards/v2/projects"],
  ["/wp-json/x/../boards/v2/projects"],
  ["/wp-json\\boards/v2/projects"],
  ["/wp-json/boards%2Fv2%2Fprojects"],
  ["/wp-json/%62oards/v2/projects"],
  ["/WP-JSON/boards/v2/projects"],
  [`${PLAIN}.`],
  [`${PLAIN}.rsc`],
  [`${PLAIN}.json`],
  [`${PLAIN}%2e`],
  [`${PLAIN}%00`],
  [`${PLAIN};x=1`],
  [`${PLAIN}?_rsc=1`],
  [`${PLAIN}?nxtPpath=x&__nextDataReq=1&__nextLocale=en`],
  [`/_next/data/development${PLAIN}.json`],
  [`/_next/image?url=${encodeURIComponent(PLAIN)}&w=64&q=75`],
  [PLAIN, { rsc: "1", "next-router-prefetch": "1", "next-router-state-tree": "%5B%22%22%5D" }],
  [PLAIN, { "next-router-segment-prefetch": "/_tree", rsc: "1" }],
  [PLAIN, { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" }],
  [
    PLAIN,
    {
      "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy",
      "x-middleware-next": "1",
      "x-middleware-rewrite": PLAIN,
    },
  ],
  [PLAIN, { "x-invoke-path": PLAIN, "x-invoke-status": "200", "x-matched-path": PLAIN, "x-nextjs-data": "1" }],
  [PLAIN, { "x-original-url": "/wp-json/", "x-rewrite-url": "/wp-json/" }],
  [PLAIN, { "next-action": "0".repeat(40) }],
  [PLAIN, { purpose: "prefetch", "x-http-method-override": "OPTIONS" }],
];

test("S25: no spelling of a path gives more access than the plain path", async ({ baseURL }) => {
  for (const [path, headers = {}] of TRICKS) {
    const first = await raw(baseURL, path, { headers });
    const { status, json } = first.headers.location ? await raw(baseURL, first.headers.location, { headers }) : first;

    expect.soft([400, 401, 404], `${path} ${Object.keys(headers).join()}`).toContain(status);
    expect.soft(JSON.stringify(json ?? {}), path).not.toContain('boards":');
  }
});

test("S23: no page with slashes too many leads to another host", async ({ baseURL }) => {
  for (const path of [
    "//evil.example",
    "//evil.example//",
    "/login//evil.example",
    "/\\evil.example",
    "//evil.example/../x",
  ]) {
    const { headers } = await raw(baseURL, path);

    expect.soft(new URL(headers.location ?? "/", baseURL).origin, path).toBe(new URL(baseURL ?? "").origin);
  }
});

test("S18: an endless body is cut off at the limit", async ({ baseURL }) => {
  const { status, json } = await raw(baseURL, PLAIN, {
    method: "POST",
    headers: { ...program, "content-type": "application/json", "transfer-encoding": "chunked" },
    body: Buffer.alloc(20 * 1024 * 1024, " "),
  });

  expect(status).toBe(413);
  expect(json).toMatchObject({ code: "rest_too_large" });
});

test("the client's address is the socket's, whatever headers say", async ({ baseURL }) => {
  const forged = { ...program, "x-forwarded-for": "6.6.6.6", "x-boards-address": "6.6.6.6", "x-real-ip": "6.6.6.6" };

  const { status, json } = await raw(baseURL, "/wp-json/wp/v2/users/me/application-passwords/introspect", {
    headers: forged,
  });

  expect(status).toBe(200);
  expect(["127.0.0.1", "::1"]).toContain(json?.last_ip);
});
