import type { RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { guardedServer, sendRequest } from "@/lib/testing/http/guarded";
import { PageCache } from "@/server/page-cache/page-cache";
import { sharePages } from "@/server/page-cache/serve";
import { setPageHeaders } from "@/server/page-headers";
import { readPageLanguage } from "@/server/page-language";

/** A page that contains everything of the request that reaches Next. */
const echo: RequestListener = ({ url, headers }, response) => {
  const { "x-request-id": _, ...sent } = headers;
  response.setHeader("Content-Type", "text/html");
  response.end(JSON.stringify({ url, sent }));
};

async function aServer() {
  const cache = new PageCache(echo);
  onTestFinished(() => cache.close());
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
