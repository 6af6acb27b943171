import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { encode } from "next-auth/jwt";
import { expect, onTestFinished, test } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { guestCookie } from "@/lib/guests/guest";
import { aBrowserOf, aGuest, aUser } from "@/lib/testing";
import { guardedServer, sendRequest } from "@/lib/testing/http/guarded";
import { cookieName } from "@/lib/users/sessions/cookie";
import { PageCache } from "@/server/page-cache/page-cache";
import { sharePages } from "@/server/page-cache/serve";
import { setPageHeaders } from "@/server/page-headers";
import { readPageLanguage } from "@/server/page-language";

let rendered = 0;

/** A page that contains everything of the request that reaches Next. */
const echo: RequestListener = ({ url, headers }, response) => {
  rendered += 1;
  const { "x-request-id": _, ...sent } = headers;
  response.setHeader("Content-Type", "text/html");
  response.end(JSON.stringify({ url, sent }));
};

async function aServer() {
  const cache = new PageCache(echo);
  onTestFinished(() => cache.close());
  await cache.hear();
  rendered = 0;
  const port = await guardedServer([setPageHeaders, readPageLanguage, sharePages(cache)], echo);
  return (path: string, headers: Record<string, string>) =>
    sendRequest(port, { path, headers: { accept: "text/html", ...headers } });
}

const PAGE = "/public/boards/1?public_token=abc";

test.each<[name: string, headers: Record<string, string>]>([
  ["host", { host: "evil.example" }],
  [
    "forwarded host",
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" },
  ],
  ["original address", { "x-original-url": "/evil", "x-rewrite-url": "/evil", "x-invoke-path": "/evil" }],
  ["network address", { "x-forwarded-for": "6.6.6.6", "x-boards-address": "6.6.6.6" }],
  ["origin", { origin: "https://evil.example", referer: "https://evil.example/" }],
  ["browser", { "user-agent": "evil", "sec-ch-ua": "evil", "sec-fetch-site": "cross-site" }],
  ["other cookies", { cookie: "evil=1; boards-theme=evil" }],
  ["internal headers", { "x-middleware-subrequest": "evil", "x-nextjs-data": "1", "x-boards-chosen-locale": "evil" }],
])("S44: a %s of the first reader is in nobody's page", async (_, headers) => {
  const read = await aServer();

  const { text, status } = await read(PAGE, headers);

  expect(status).toBe(200);
  expect(text).not.toMatch(/evil|6\.6\.6\.6|cross-site/);
  expect(text).toBe((await read(PAGE, {})).text);
});

test("S44: unknown parameters reach no page, and a repeated one has its first value", async () => {
  const read = await aServer();

  const { text } = await read(`/b/abc?utm_source=evil&view=list&view=evil&x=%3Cscript%3E`, {});

  expect((JSON.parse(text) as { url: string }).url).toBe("/b/abc?view=list");
});

test("S44: readers of different languages, themes and tokens share nothing", async () => {
  const read = await aServer();
  const texts = await Promise.all([
    read(PAGE, { "accept-language": "de" }),
    read(PAGE, { "accept-language": "ar" }),
    read(PAGE, { cookie: "boards-theme=dark" }),
    read(`${PAGE}d`, {}),
    read(PAGE, {}),
  ]);

  expect(new Set(texts.map(({ text }) => text)).size).toBe(5);
});

const session = (token: string) => ({ cookie: `${cookieName()}=${token}` });
const aSealedToken = (secret: string) => encode({ token: { sid: randomUUID() }, secret, maxAge: 3_600 });

test.each<[name: string, headers: () => Promise<Record<string, string>> | Record<string, string>]>([
  [
    "a session that has ended",
    async () => {
      const { cookie } = await aBrowserOf(await aUser());
      await db.session.deleteMany();
      return cookie;
    },
  ],
  ["a session that never was", async () => session(await aSealedToken(env().BOARDS_SECRET))],
  ["a session of another site", async () => session(await aSealedToken("the secret of another site"))],
  ["a word as session", () => session("x")],
  ["a long session", () => session("a".repeat(3_000))],
  ["SQL as session", () => session("'; DROP TABLE session; --")],
  ["a session in parts", () => ({ cookie: `a=b; ${cookieName()}.0=x; ${cookieName()}.1=y` })],
  ["a guest of another site", () => ({ cookie: `${guestCookie()}=x.${"0".repeat(64)}` })],
  ["a guest with a longer signature", () => ({ cookie: `${aGuest().cookie ?? ""}0` })],
  ["a password", () => ({ authorization: "Basic YW5uYTphbm5h" })],
  ["another type", () => ({ accept: "application/json" })],
  ["any type", () => ({ accept: "*/*" })],
  ["a range", () => ({ range: "bytes=0-1", "content-type": "text/x-component" })],
  ["another method", () => ({ "x-http-method-override": "POST" })],
])("S44: %s, which anyone can send, has nothing rendered", async (_, headers) => {
  const read = await aServer();
  const { text } = await read(PAGE, {});

  for (let at = 0; at < 3; at += 1) expect((await read(PAGE, await headers())).text).toBe(text);
  expect(rendered).toBe(1);
});

test("S44: nobody can have pages rendered without end: guests share them then, and others wait", async () => {
  const read = await aServer();
  const guest = aGuest("127.0.0.1");
  const { headers: shared } = await read(PAGE, {});
  for (let at = 0; at < 99; at += 1) await read(PAGE, guest);
  expect(rendered).toBe(100);

  expect((await read(PAGE, guest)).headers.etag).toBe(shared.etag);
  const refused = await read(`${PAGE}&view=list`, {});
  expect([refused.status, Number(refused.headers["retry-after"]) <= 10]).toEqual([429, true]);
  expect((await read(PAGE, {})).status).toBe(200);
  expect(rendered).toBe(100);
  expect((await read(PAGE, (await aBrowserOf(await aUser())).cookie)).status).toBe(200);
  expect((await read(`${PAGE}&view=list`, { "x-boards-address": "10.9.0.1" })).status).toBe(200);
  expect(rendered).toBe(102);
});
