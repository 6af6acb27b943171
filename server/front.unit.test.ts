import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { once } from "node:events";
import { get, request as ask } from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { routeFiles } from "@/generated/route-paths";
import { NoRoute } from "@/lib/errors";
import { plainRoute } from "@/lib/http/plain-route";
import { textResponse } from "@/lib/http/response/text-response";
import { aFront } from "@/lib/testing/http/front";
import { connection, sendRequest } from "@/lib/testing/http/guarded";
import { PAGES } from "@/scripts/contract/pages";

const allRoutes = Object.fromEntries(routeFiles);

describe("pages", () => {
  test("every page is left to Next, with its security headers and the same nonce in the request", async () => {
    const port = await aFront(allRoutes, (request, response) =>
      response.end(
        JSON.stringify([request.url, request.headers["content-security-policy"], request.headers["x-request-id"]]),
      ),
    );
    for (const { address } of PAGES.filter(({ route }) => !route.startsWith("/embed/"))) {
      const { headers, text } = await sendRequest(port, { path: address, headers: { "X-Request-Id": "made up" } });
      expect(JSON.parse(text), address).toEqual([address, headers["content-security-policy"], headers["x-request-id"]]);
      expect(headers, address).toMatchObject({
        "content-security-policy": expect.stringMatching(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'/),
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        link: expect.stringContaining("/wp-json/"),
      });
    }
  });

  test.each([
    ["/login?lang=de", "fr, de-AT;q=0.8", "de-AT"],
    ["/login?a=b&lang=ar", "de", "ar"],
    ["/login?lang=de_CH", "de-AT", "de-CH"],
  ])("%s is in the language of its address, which a cookie remembers", async (path, accepted, cookie) => {
    const port = await aFront(allRoutes, (request, response) =>
      response.end(request.headers["x-boards-chosen-locale"] ?? "none"),
    );

    const { headers, text } = await sendRequest(port, { path, headers: { "Accept-Language": accepted } });

    expect(text.replace("-u-nu-latn", "")).toBe(cookie);
    expect(headers["set-cookie"]).toEqual([
      `boards-language=${cookie}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000`,
    ]);
  });

  test.each([
    "/login",
    "/login?lang=",
    "/login?lang=xx",
    "/login?lang=de%0d%0aX:y",
    "/login?lang=%zz",
    "/_next/static/x.js?lang=de",
  ])("%s chooses no language, nor does a header", async (path) => {
    const port = await aFront(allRoutes, (request, response) =>
      response.end(request.headers["x-boards-chosen-locale"] ?? "none"),
    );

    const { headers, text } = await sendRequest(port, { path, headers: { "X-Boards-Chosen-Locale": "ar" } });

    expect([text, headers["set-cookie"]]).toEqual(["none", undefined]);
  });

  test.each([
    "/there/is/nothing",
    "/files/a/b",
    "/api/nothing",
    "/wp-admin/nothing.php",
    "/healthz/deep",
    "/_next/x.js",
  ])("%s has them, too, because nothing is there", async (path) => {
    expect((await sendRequest(await aFront(allRoutes), { path })).headers).toMatchObject({
      "x-frame-options": "DENY",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  test("an answer of a route has only its own headers", async () => {
    const port = await aFront(allRoutes);
    const paths = routeFiles.map(([path]) => path.replaceAll(/\[+(\.\.\.)?\w+\]+/g, "1"));

    for (const path of paths) {
      const { headers, text } = await sendRequest(port, { path });
      expect(headers["x-frame-options"], path).toBeUndefined();
      expect(text).toBe(`Next: ${path}`);
    }
    expect(paths.length).toBeGreaterThan(150);
  });

  test("a path that can't be decoded reaches Next with its percent signs escaped", async () => {
    expect((await sendRequest(await aFront(), { path: "/boards/%zz?a=%zz" })).text).toBe("Next: /boards/%25zz?a=%zz");
  });
});

const echo = {
  "/wp-json/[[...path]]": {
    GET: (request: Request) => Response.json([request.method, request.url, Object.fromEntries(request.headers)]),
    POST: async (request: Request) => new Response(await request.arrayBuffer()),
  },
};

describe("the request that a handler gets", () => {
  test("has one path for all spellings, the called one in a header that no client can set, and the socket's address", async () => {
    const port = await aFront(echo);
    const sent = { "X-Boards-Path": "made up", "X-Boards-Address": "1.2.3.4", "X-Two": ["a", "b"] };

    const [, url, headers] = JSON.parse(
      (await sendRequest(port, { path: "/index.php?rest_route=/boards/v2/a%2Fb/&c=d", headers: sent })).text,
    );
    const plain = JSON.parse((await sendRequest(port, { path: "/wp-json/boards/v2/a", headers: sent })).text);

    expect(url).toBe("http://localhost/wp-json/boards/v2/a/b?rest_route=/boards/v2/a%2Fb/&c=d");
    expect(headers).toMatchObject({
      "x-boards-path": "/wp-json/boards/v2/a/b/",
      "x-boards-address": "127.0.0.1",
      "x-two": "a, b",
    });
    expect(plain[2]).not.toHaveProperty("x-boards-path");
  });

  test.each(["http://evil.test/wp-json/boards/v2/x", "HTTP://evil.test:1/wp-json/boards/v2/x"])(
    "by the whole address %s has our own origin",
    async (path) => {
      const { text } = await sendRequest(await aFront(echo), { path, headers: { Host: "evil.test" } });

      expect(JSON.parse(text)[1]).toBe("http://localhost/wp-json/boards/v2/x");
    },
  );

  test("has its body in order, in pieces or at once, up to several megabytes", async () => {
    const port = await aFront(echo);
    const large = "0123456789".repeat(500_000);

    expect((await sendRequest(port, { method: "POST", path: "/wp-json/x", body: large })).text).toBe(large);
    const { socket, received } = connection(port);
    socket.write(
      "POST /wp-json/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n",
    );
    setTimeout(() => socket.write("3\r\ndef\r\n0\r\n\r\n"), 20);
    expect(await received).toMatch(/\r\n\r\n6\r\nabcdef\r\n0\r\n\r\n$/);
  });
});

test("a body that a handler gives up is read to its end, so that the client reads the answer", async () => {
  const refusing = async (request: Request) => {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>)
      if (chunk.length > 0) return new Response("enough", { status: 413 });
    return new Response("all");
  };
  const port = await aFront({ "/wp-json/x": { POST: refusing } });

  const answer = await sendRequest(port, { method: "POST", path: "/wp-json/x", body: "x".repeat(5_000_000) });

  expect(answer).toMatchObject({ status: 413, text: "enough" });
});

test("an upload that breaks off ends the body of the handler with an error", async () => {
  let ended = (_: string) => {};
  const failed = new Promise<string>((done) => (ended = done));
  const reading = async (request: Request) => {
    await request.arrayBuffer().catch((error: Error) => ended(error.message));
    return new Response("");
  };
  const port = await aFront({ "/wp-json/x": { POST: reading } });
  const { socket } = connection(port);

  socket.write("POST /wp-json/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc");
  setTimeout(() => socket.destroy(), 30);

  expect(await failed).toBe("aborted");
});

test("a client that leaves ends the stream of its answer and the signal of its request", async () => {
  let left = (_: string) => {};
  const seen: Promise<string>[] = [];
  const signal = new Promise<string>((done) => (left = done));
  const streaming = (request: Request) => {
    request.signal.addEventListener("abort", () => left("signal"));
    let cancelled = (_: string) => {};
    seen.push(new Promise((done) => (cancelled = done)));
    return new Response(
      new ReadableStream({
        pull: (stream) => stream.enqueue(new Uint8Array(1000)),
        cancel: () => cancelled("stream"),
      }),
    );
  };
  const port = await aFront({ "/live/x": { GET: streaming } });

  const request = get({ port, path: "/live/x", agent: false });
  const [response] = await once(request, "response");
  response.destroy();

  expect(await Promise.all([signal, ...seen])).toEqual(["signal", "stream"]);
});

describe("the answer of a handler", () => {
  const answering = (response: () => Response) => aFront({ "/wp-json/x": { GET: response, HEAD: response } });

  test("that is a text comes at once with its length, and every cookie on a line of its own", async () => {
    const port = await answering(() => {
      const response = textResponse("häa", { status: 201, headers: { "X-Own": "1" } });
      response.headers.append("Set-Cookie", "a=1");
      response.headers.append("Set-Cookie", "b=2; Path=/");
      return response;
    });

    expect(await sendRequest(port, { path: "/wp-json/x" })).toMatchObject({
      status: 201,
      text: "häa",
      headers: { "content-length": "4", "x-own": "1", "set-cookie": ["a=1", "b=2; Path=/"] },
    });
  });

  test("to HEAD has the headers and no body", async () => {
    const port = await answering(() => textResponse("text", { headers: { "X-Own": "1" } }));

    const { status, headers, text } = await sendRequest(port, { method: "HEAD", path: "/wp-json/x" });

    expect([status, headers["x-own"], text]).toEqual([200, "1", ""]);
  });

  test.each([204, 304])("with status %i has no body and no length", async (status) => {
    const port = await answering(() => new Response(null, { status, headers: { ETag: '"1"' } }));

    const answer = await sendRequest(port, { path: "/wp-json/x" });

    expect([answer.status, answer.headers.etag, answer.headers["content-length"], answer.text]).toEqual([
      status,
      '"1"',
      undefined,
      "",
    ]);
  });

  test("that fails is a 500 without details, or a broken connection once it has begun", async () => {
    const throwing = await aFront({ "/wp-json/x": { GET: () => Promise.reject(new Error("a secret")) } });
    const breaking = await answering(
      () => new Response(new ReadableStream({ pull: (stream) => stream.error(new Error("a secret")) })),
    );

    expect(await sendRequest(throwing, { path: "/wp-json/x" })).toMatchObject({
      status: 500,
      text: expect.not.stringContaining("secret"),
    });
    await expect(sendRequest(breaking, { path: "/wp-json/x" })).rejects.toThrow("aborted");
  });

  test("for a method that the file does not export is 405, and HEAD is GET", async () => {
    const port = await aFront({ "/healthz": { GET: () => new Response("ok") } });

    expect(await sendRequest(port, { method: "DELETE", path: "/healthz" })).toMatchObject({
      status: 405,
      headers: { allow: "GET" },
    });
    expect((await sendRequest(port, { method: "HEAD", path: "/healthz" })).status).toBe(200);
  });

  test("of a plain route is the same as from the handler itself", async () => {
    const handlers = plainRoute({
      GET: () => {
        throw new NoRoute();
      },
    });
    const port = await aFront({ "/photos/x": handlers });

    expect(await sendRequest(port, { path: "/photos/x" })).toMatchObject({
      status: 404,
      headers: { "x-request-id": expect.any(String) },
      text: expect.stringContaining("rest_no_route"),
    });
  });
});

describe("JSON", () => {
  const json = JSON.stringify({ text: "ä".repeat(2_000) });
  const large = JSON.stringify({ text: "ä".repeat(400_000) });
  const headers = { "Content-Type": "application/json; charset=UTF-8", Vary: "Origin", ETag: '"1"' };
  const routes = {
    "/wp-json/short": { GET: () => textResponse("{}", { headers }) },
    "/wp-json/text": { GET: () => textResponse(json, { headers }) },
    "/wp-json/large": { GET: () => textResponse(large, { headers }) },
    "/wp-json/stream": { GET: () => new Response(new Blob([large]).stream(), { headers }) },
    "/files/x": { GET: () => textResponse(large, { headers: { "Content-Type": "image/png" } }) },
  };
  const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

  async function answered(path: string, encoding: string) {
    const request = ask({
      port: await aFront(routes),
      path,
      headers: { "Accept-Encoding": encoding },
      agent: false,
    }).end();
    const [response] = await once(request, "response");
    const bytes = await buffer(response);
    const used = response.headers["content-encoding"];
    return {
      headers: response.headers,
      text: String(used ? decoders[used]?.(bytes) : bytes),
      used,
      size: bytes.length,
    };
  }

  test.each([
    ["/wp-json/text", "gzip, deflate, br", "br", json],
    ["/wp-json/text", "gzip", "gzip", json],
    ["/wp-json/text", "br;q=0, gzip;q=0.5", "gzip", json],
    ["/wp-json/large", "br", "br", large],
    ["/wp-json/stream", "br", "br", large],
    ["/wp-json/stream", "gzip", "gzip", large],
  ])("%s with Accept-Encoding %s is sent as %s", async (path, encoding, used, text) => {
    const answer = await answered(path, encoding);

    expect([answer.used, answer.text === text, answer.headers.vary, answer.headers.etag]).toEqual([
      used,
      true,
      "Origin, Accept-Encoding",
      'W/"1"',
    ]);
    expect(answer.size).toBeLessThan(text.length / 10);
  });

  test.each([
    ["/wp-json/text", "identity"],
    ["/wp-json/text", "*"],
    ["/wp-json/text", "br;q=0"],
    ["/wp-json/short", "br"],
    ["/files/x", "br"],
  ])("%s with Accept-Encoding %s is sent as it is", async (path, encoding) => {
    expect((await answered(path, encoding)).used).toBeUndefined();
  });
});

test("pipelined requests are answered in their order", async () => {
  const slowFirst = async (request: Request) => {
    const { pathname } = new URL(request.url);
    await new Promise((done) => setTimeout(done, pathname.endsWith("1") ? 30 : 0));
    return new Response(`[${pathname}]`);
  };
  const { socket, received } = connection(await aFront({ "/wp-json/[x]": { GET: slowFirst } }));

  socket.write(
    ["1", "2", "3"]
      .map((x) => `GET /wp-json/${x} HTTP/1.1\r\nHost: x\r\n${x === "3" ? "Connection: close\r\n" : ""}\r\n`)
      .join(""),
  );

  expect((await received).match(/\[[^\]]+\]/g)).toEqual(["[/wp-json/1]", "[/wp-json/2]", "[/wp-json/3]"]);
});

test.each([
  ["longer headers than 16 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(17_000)}\r\n\r\n`, 431],
  ["two lengths", "POST /wp-json/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na", 400],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
  ["a line that is none", "nonsense\r\n\r\n", 400],
])("a request with %s is refused", async (_, sent, status) => {
  const { socket, received } = connection(await aFront());

  socket.write(sent);

  expect(await received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
