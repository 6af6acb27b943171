import { createHash, randomUUID } from "node:crypto";
import { get, type RequestListener, type ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buffer } from "node:stream/consumers";
import { encode } from "next-auth/jwt";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { db } from "@/lib/db";
import { guestCookie } from "@/lib/guests/guest";
import {
  aBrowserOf,
  aComment,
  aGuest,
  anAdmin,
  aPublicBoard,
  aRoadmapOfAnna,
  aUser,
  call,
  onBoard,
} from "@/lib/testing";
import { guardedServer, sendRequest } from "@/lib/testing/http/guarded";
import { cookieName } from "@/lib/users/sessions/cookie";
import { PUT as toggle } from "@/app/wp-json/boards/v2/projects/[board_id]/toggle-public-access/route";
import { PUT as savePublicPages } from "@/app/wp-json/boards-app/v1/public-pages/route";
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

test("(S44) no header that anyone can make up keeps a page from being shared, or changes it", async () => {
  const { rendered, read } = await aServer();
  const ended = (await aBrowserOf(await aUser())).cookie;
  await db.session.deleteMany();
  const sealed = await encode({ token: { sid: randomUUID() }, secret: "not the secret of this site", maxAge: 3_600 });
  const { cookie: ofGuest = "" } = aGuest("127.0.0.1");
  const { text } = await read(PAGE);

  for (const headers of [
    ended,
    ...["x", sealed, `${"a".repeat(3_000)}`, "'; DROP TABLE session; --"].map((token) => ({
      cookie: `${cookieName()}=${token}`,
    })),
    { cookie: `a=b; ${cookieName()}.0=x; ${cookieName()}.1=y` },
    { cookie: `${ofGuest}0` },
    { cookie: `${guestCookie()}=x.${"0".repeat(64)}` },
    { authorization: "Basic YW5uYTphbm5h" },
    { accept: "application/json" },
    { accept: "*/*" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http", forwarded: "host=evil.example" },
    { "x-http-method-override": "POST", "x-original-url": "/boards", "x-rewrite-url": "/boards" },
    { "x-middleware-subrequest": "middleware", "x-matched-path": "/login", "x-invoke-path": "/login" },
    { "x-nextjs-data": "1", purpose: "prefetch", origin: "https://evil.example", referer: "https://evil.example" },
    { "user-agent": "<script>", range: "bytes=0-1", "content-type": "text/x-component" },
  ] as Record<string, string>[])
    expect((await read(PAGE, { ...HTML, ...headers })).text, JSON.stringify(headers)).toBe(text);
  for (const query of ["utm_source=x", "callback=x", "_rsc=x", "public_token[]=x", "__proto__=x", "_method=DELETE"])
    expect((await read(`${PAGE}&${query}`)).text, query).toBe(text);

  expect(rendered).toEqual([PAGE]);
});

test("(S44) nobody can have pages rendered without end: then guests share them, too, and others wait", async () => {
  const { rendered, read } = await aServer();
  const guest = { ...HTML, ...aGuest("127.0.0.1") };
  await read(PAGE);
  for (let at = 0; at < 99; at += 1) await read(PAGE, guest);
  expect(rendered).toHaveLength(100);

  expect((await read(PAGE, guest)).headers["content-security-policy"]).toContain("'sha256-");
  const refused = await read(`${PAGE}&view=list`);
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, expect.closeTo(6, -1)]);
  expect((await read(PAGE)).status).toBe(200);
  expect(rendered).toHaveLength(100);
  expect((await read(PAGE, { ...HTML, ...(await aBrowserOf(await aUser())).cookie })).status).toBe(200);
  expect(rendered).toHaveLength(101);
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
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  onTestFinished(() => now.mockRestore());

  for (const at of [1_000, 5_999, 6_001, 6_002]) {
    now.mockReturnValue(at);
    await read("/roadmap/ours");
  }

  expect(rendered).toHaveLength(2);
});

/** Two processes, whose pages show what `state` says at the moment. */
async function twoServers() {
  const shown = { state: "before" };
  const show = (response: ServerResponse) => {
    response.setHeader("Content-Type", "text/html");
    response.end(shown.state);
  };
  const servers = await Promise.all([aServer(show), aServer(show)]);
  const texts = (pages: string[]) =>
    Promise.all(servers.flatMap(({ read }) => pages.map(async (page) => (await read(page)).text)));
  return { shown, texts };
}

describe("(S7) is gone at once, in all processes, what", () => {
  test("a closed board showed", async () => {
    const { anna, board, token } = await aPublicBoard();
    const { shown, texts } = await twoServers();
    const query = `${board.id}?public_token=${token}`;
    const pages = [`/public/boards/${query}`, `/b/${token}`, `/embed/boards/${query}`];
    expect(new Set(await texts(pages))).toEqual(new Set(["before"]));

    shown.state = "closed";
    await onBoard(toggle)(anna, board, { enabled: false });

    await expect.poll(async () => new Set(await texts(pages))).toEqual(new Set(["closed"]));
  });

  test.each<[string, (world: Awaited<ReturnType<typeof aRoadmapOfAnna>>) => Promise<unknown>]>([
    ["a stage showed that is private now", ({ planned }) => setStage(planned, { isPublic: false })],
    ["a deleted comment said", () => db.comment.deleteMany()],
    ["a comment said that is private now", () => db.comment.updateMany({ data: { privacy: "private" } })],
    ["a deleted idea said", ({ idea }) => db.task.delete({ where: { id: idea.id } })],
    ["a private roadmap showed", ({ board }) => setBoard(board, { isPrivate: true })],
    ["an archived roadmap showed", ({ board }) => setBoard(board, { archivedAt: new Date() })],
    ["a roadmap showed at its earlier address", ({ board }) => setBoard(board, { publicSlug: "elsewhere" })],
  ])("%s", async (_, hide) => {
    const world = await aRoadmapOfAnna();
    await aComment(world.idea, world.max, { privacy: "public" });
    const { shown, texts } = await twoServers();
    const path = `/roadmap/${encodeURIComponent(world.board.publicSlug ?? "")}`;
    const pages = [path, `${path}/ideas/${world.idea.id}-x`];
    expect(new Set(await texts(pages))).toEqual(new Set(["before"]));

    shown.state = "hidden";
    await hide(world);

    await expect.poll(async () => new Set(await texts(pages))).toEqual(new Set(["hidden"]));
  });
});

const setStage = ({ id }: { id: number }, data: object) => db.stage.update({ where: { id }, data });
const setBoard = ({ id }: { id: number }, data: object) => db.board.update({ where: { id }, data });

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
