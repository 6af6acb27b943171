import { createHash } from "node:crypto";
import { get, type RequestListener, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { updateCaptcha } from "@/lib/captcha/setting";
import { aBrowserOf, aGuest, anAdmin, aUser, call } from "@/lib/testing";
import { guardedServer, sendRequest } from "@/lib/testing/http/guarded";
import { cookieName } from "@/lib/users/sessions/cookie";
import { PUT as savePublicPages } from "@/app/wp-json/boards-app/v1/public-pages/route";
import { POST as saveModules } from "@/app/wp-json/boards/v2/admin/feature-modules/route";
import { oncePerProcess } from "@/lib/once";
import { PageCache } from "@/server/page-cache/page-cache";
import { sharePages } from "@/server/page-cache/serve";
import { setPageHeaders } from "@/server/page-headers";
import { readPageLanguage } from "@/server/page-language";

const HTML = { accept: "text/html" };
const SCRIPT = "self.rendered = true";

/** A server whose Next counts what it renders. */
async function aServer(answer: (response: ServerResponse) => void = html) {
  const rendered: string[] = [];
  const next: RequestListener = (request, response) => {
    rendered.push(request.url ?? "");
    setImmediate(() => answer(response));
  };
  const cache = new PageCache(next);
  onTestFinished(() => cache.close());
  await cache.hear();
  oncePerProcess("public pages", () => ({ until: 0 })).until = 0;
  const port = await guardedServer([setPageHeaders, readPageLanguage, sharePages(cache)], next);
  const read = (path: string, headers: Record<string, string> = HTML) => sendRequest(port, { path, headers });
  return { port, rendered, read };
}

function html(response: ServerResponse) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.write("<!doctype html><title>Board</title>");
  response.end(`<script>${SCRIPT}</script><script src="/_next/a.js"></script>${"x".repeat(2_000)}`);
}

const PAGE = "/public/boards/1?public_token=abc";

test("a page is rendered once for all who ask at the same time, and has its scripts' digests instead of a nonce", async () => {
  const { rendered, read } = await aServer();

  const answers = await Promise.all(Array.from({ length: 20 }, () => read(PAGE)));
  const [{ status, text, headers } = { status: 0, text: "", headers: {} }] = answers;

  expect(rendered).toEqual([PAGE]);
  expect(new Set(answers.map((answer) => answer.text))).toEqual(new Set([text]));
  expect([status, headers["cache-control"], headers["x-frame-options"]]).toEqual([200, "private, no-cache", "DENY"]);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash("sha256").update(SCRIPT).digest("base64")}';`);
  expect(policy).not.toMatch(/nonce|strict-dynamic|unsafe/);
});

test("a page ends at once when public pages are turned off or on", async () => {
  const { rendered, read } = await aServer();
  await read(PAGE);
  await call(saveModules, { as: await anAdmin(), body: { settings: { frontend: { enabled: "no" } } } });

  await expect.poll(async () => (await read(PAGE)) && rendered.length, { timeout: 2_000 }).toBe(2);
});

test("readers who have it get 304, and others the encoding that they accept", async () => {
  const { port, read } = await aServer();
  const { text, headers } = await read(PAGE);

  const again = await read(PAGE, { ...HTML, "if-none-match": `"other", ${String(headers.etag)}` });
  expect([again.status, again.text]).toEqual([304, ""]);
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const bytes = await new Promise<Buffer>((done) =>
      get({ port, host: "127.0.0.1", path: PAGE, headers: { ...HTML, "accept-encoding": encoding } }, (response) => {
        expect(response.headers["content-encoding"]).toBe(encoding);
        void buffer(response).then(done);
      }),
    );
    expect(decode(bytes).toString()).toBe(text);
  }
});

test("people whom the site knows, and Next's own requests, take the usual way", async () => {
  const { rendered, read } = await aServer();
  const signedIn = (await aBrowserOf(await aUser())).cookie;
  const usual: Record<string, string>[] = [signedIn, aGuest("127.0.0.1"), { rsc: "1" }];

  for (const headers of usual) {
    const answer = await read(PAGE, { ...HTML, ...headers });
    expect(answer.headers["content-security-policy"], JSON.stringify(headers)).toContain("'nonce-");
  }
  await read("/login");
  await read("/login");
  expect(rendered).toHaveLength(usual.length + 2);
});

test("redirects and pages that set a cookie are not shared", async () => {
  const redirecting = await aServer((response) => response.writeHead(307, { location: "/elsewhere" }).end());
  const cookie = await aServer((response) => {
    response.setHeader("Set-Cookie", "a=b");
    html(response);
  });

  expect((await redirecting.read(PAGE)).headers.location).toBe("/elsewhere");
  expect((await cookie.read(PAGE)).headers["set-cookie"]).toEqual(["a=b"]);
  expect([redirecting.rendered.length, cookie.rendered.length]).toEqual([2, 2]);
});

test("a page is rendered again after five seconds", async () => {
  const { rendered, read } = await aServer();
  const began = performance.now() + 1;
  const now = vi.spyOn(performance, "now");
  onTestFinished(() => now.mockRestore());

  for (const age of [0, 4_999, 5_001, 5_002]) {
    now.mockReturnValue(began + age);
    await read("/roadmap/ours");
  }

  expect(rendered).toHaveLength(2);
});

test("only the sites of the settings may show an embedded board, on the shared page as on the usual one", async () => {
  await call(savePublicPages, {
    as: await anAdmin(),
    body: { embed_origins: ["https://a.example", "https://b.example:8443"] },
  });
  const { read } = await aServer();
  const path = "/embed/boards/1?public_token=abc";

  for (const headers of [HTML, { ...HTML, cookie: `${cookieName()}=x` }]) {
    const { headers: sent } = await read(path, headers);
    expect(sent["content-security-policy"]).toContain(
      "frame-ancestors 'self' https://a.example https://b.example:8443;",
    );
    expect(sent["x-frame-options"]).toBeUndefined();
  }
  expect((await read(PAGE)).headers["content-security-policy"]).toContain("frame-ancestors 'none';");
});

test("pages of roadmaps allow the provider of the captcha, for all readers; no other page does", async () => {
  await updateCaptcha({ provider: "hcaptcha", siteKey: "site", secretKey: "secret" });
  const { read } = await aServer();
  const policyOf = async (path: string, headers?: Record<string, string>) =>
    String((await read(path, headers)).headers["content-security-policy"]);
  const guest = { ...HTML, ...aGuest() };

  for (const policy of [await policyOf("/roadmap/plans"), await policyOf("/roadmap/plans/ideas/1", guest)]) {
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com;/);
    expect(policy).toContain("; frame-src 'self' https://hcaptcha.com https://*.hcaptcha.com;");
    expect(policy).toContain("; connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com;");
    expect(policy).not.toMatch(/cloudflare|google/);
  }
  for (const path of [PAGE, "/boards", "/embed/boards/1"]) expect(await policyOf(path)).not.toContain("hcaptcha");
});

test("without a captcha, pages of roadmaps allow no other site", async () => {
  const { read } = await aServer();
  const policy = String((await read("/roadmap/plans")).headers["content-security-policy"]);

  expect(policy).not.toMatch(/frame-src|https:/);
});
