import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside } from "@/lib/outside/fetch";
import { queryNameServer } from "@/lib/outside/resolve";
import { redirectedUrl } from "@/lib/outside/url";
import { aNameServer } from "@/lib/testing/doubles/name-server";
import {
  aClosedPort,
  aTcpServer,
  anOutsideServer,
  fetchAllowed,
  reasonAt,
  refusalReason,
  withAllowedAddresses,
} from "@/lib/testing/doubles/outside";

describe("an address of a user", () => {
  test("is fetched, and its answer returned", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      response.setHeader("x-said", String(request.headers.host)).end("hello"),
    );

    const answer = await fetchAllowed(place, `${url}page?a=1#part`);

    expect(answer).toMatchObject({ status: 200, isTruncated: false, headers: { "x-said": place } });
    expect(answer.bytes.toString()).toBe("hello");
    expect(answer.url.href).toBe(`${url}page?a=1#part`);
  });

  test("returns an unsuccessful answer, too", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(404).end("gone"));

    expect(await fetchAllowed(place, url)).toMatchObject({ status: 404 });
  });

  test("receives the given method, headers and body", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      request.pipe(response.setHeader("x-said", `${request.method} ${request.headers["x-key"]}`)),
    );

    const answer = await fetchAllowed(place, url, { method: "POST", headers: { "x-key": "1" }, body: "news" });

    expect(answer.headers["x-said"]).toBe("POST 1");
    expect(answer.bytes.toString()).toBe("news");
  });

  test.each([
    ...[
      "http://127.0.0.1/",
      "http://0x7f.1/",
      "http://0177.0.0.1/",
      "http://2130706433/",
      "http://127.1/",
      "http://0/",
      "http://0.0.0.0/",
      "http://１２７.0.0.1/",
    ],
    ...[
      "http://[::1]/",
      "http://[::]/",
      "http://[::ffff:127.0.0.1]/",
      "http://[::127.0.0.1]/",
      "http://[64:ff9b::127.0.0.1]/",
      "http://[2002:7f00:1::]/",
      "http://[fe80::1]/",
      "http://[fd00:ec2::254]/",
    ],
    ...[
      "http://169.254.169.254/latest/meta-data/",
      "http://100.100.100.200/",
      "http://168.63.129.16/",
      "http://10.0.0.1/",
      "http://192.168.1.1:8080/",
      "http://172.16.0.1/",
      "http://224.0.0.1/",
      "http://255.255.255.255/",
    ],
    ...[
      "ftp://example.com/",
      "file:///etc/passwd",
      "gopher://example.com/",
      "javascript:alert(1)",
      "data:text/html,hi",
      "blob:https://example.com/1",
      "ws://example.com/",
    ],
    ...[
      "http://anna@example.com/",
      "http://anna:secret@example.com/",
      "http://:secret@example.com/",
      "http://example.com:0/",
      "http://",
      "//example.com",
      "example.com",
      "",
    ],
  ])("is refused if it is not a web address: %j", async (address) => {
    expect(await refusalReason(address, { resolve: async () => ["8.8.8.8"] })).toBe("not-allowed");
  });

  test.each(["localhost", "localhost.", "LOCALHOST", "a.localhost"])(
    "is refused if it is internal: %s",
    async (name) => {
      expect(["not-allowed", "not-found"]).toContain(await refusalReason(`http://${name}:1/`));
    },
  );

  test("is not found if its name is unknown", async () => {
    expect(await refusalReason("http://nobody.test/", { resolve: async () => [] })).toBe("not-found");
  });

  test("is not found if nothing listens there", async () => {
    const port = await aClosedPort();

    expect(await reasonAt("127.0.0.1", `http://127.0.0.1:${port}/`)).toBe("not-found");
  });

  test("reveals nothing about the network in its refusal", async () => {
    const error: unknown = await fetchOutside("http://wiki.test/", { resolve: async () => ["10.1.2.3"] }).catch(
      (refused: unknown) => refused,
    );

    expect(String(error)).not.toMatch(/10\.1|wiki/);
  });
});

describe("a host name", () => {
  test.each([[["127.0.0.1"]], [["93.184.216.34", "127.0.0.1"]], [["::1"]], [["2606:4700::1111", "::ffff:10.0.0.1"]]])(
    "is refused if it resolves to %j",
    async (addresses) => {
      expect(await refusalReason("http://evil.test/", { resolve: async () => addresses })).toBe("not-allowed");
    },
  );

  test("is resolved once: the connection uses the checked address", async () => {
    const { port, requested } = await anOutsideServer((request, response) => response.end(request.headers.host));
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const answer = await fetchAllowed(`127.0.0.1:${port}`, `http://changing.test:${port}/`, {
      resolve: async () => answers.shift() ?? [],
    });

    expect(answer.bytes.toString()).toBe(`changing.test:${port}`);
    expect(requested).toHaveLength(1);
    expect(answers).toEqual([["10.0.0.1"]]);
  });

  test("is checked again after a redirect to itself", async () => {
    const { port, requested } = await anOutsideServer((_, response) =>
      response.writeHead(302, { location: "/again" }).end(),
    );
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const reason = await reasonAt(`127.0.0.1:${port}`, `http://changing.test:${port}/`, {
      resolve: async () => answers.shift() ?? [],
    });

    expect(reason).toBe("not-allowed");
    expect(requested).toEqual(["/"]);
  });

  test("is resolved by the operating system if the operator allows it", async () => {
    const { port } = await anOutsideServer((_, response) => response.end("in"));

    const answer = await fetchAllowed(`localhost:${port}`, `http://localhost.:${port}/`);

    expect(answer.bytes.toString()).toBe("in");
  });

  test("is the name that TLS uses", async () => {
    const { port, place } = await aTcpServer((socket) =>
      socket.once("data", (hello) => ((said = hello.toString("latin1")), socket.destroy())),
    );
    let said = "";

    await reasonAt(place, `https://shop.test:${port}/`, { resolve: async () => ["127.0.0.1"] });

    expect(said).toContain("shop.test");
  });
});

describe("a redirect", () => {
  const leading = (to: (path: string) => string | undefined, status = 302) =>
    anOutsideServer((request, response) => {
      const location = to(request.url ?? "");
      response.writeHead(location === undefined ? 200 : status, location === undefined ? {} : { location }).end("here");
    });

  test.each([301, 302, 303, 307, 308])("is followed for status %i", async (status) => {
    const { url, place } = await leading((path) => (path === "/" ? "there" : undefined), status);

    expect((await fetchAllowed(place, url)).url.href).toBe(`${url}there`);
  });

  test("is followed five times, but not six times", async () => {
    const { url, place } = await leading((path) => (path === "/0" ? undefined : `/${Number(path.slice(1)) - 1}`));

    expect(await reasonAt(place, `${url}5`)).toBe("answered 200");
    expect(await reasonAt(place, `${url}6`)).toBe("too-many-redirects");
  });

  test("ends if it is circular", async () => {
    const { url, place } = await leading(() => "/");

    expect(await reasonAt(place, url)).toBe("too-many-redirects");
  });

  test("is not followed to another port of the same machine", async () => {
    const inner = await anOutsideServer((_, response) => response.end("secret"));
    const { url, place } = await leading(() => inner.url);

    expect(await reasonAt(place, url)).toBe("not-allowed");
    expect(inner.requested).toEqual([]);
  });

  test.each([
    "http://169.254.169.254/latest/",
    "http://[::1]/",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_",
    "http://a:b@example.com/",
    "http://2130706433/",
    "//127.1/",
    "http://exa mple/",
  ])("is not followed to %s", async (target) => {
    const { url, place } = await leading(() => target);

    expect(await reasonAt(place, url)).toBe("not-allowed");
  });

  test("is followed from http to https, but not back", () => {
    expect(redirectedUrl(new URL("http://example.com/"), "https://example.com/a").href).toBe("https://example.com/a");
    expect(redirectedUrl(new URL("https://example.com/"), "//example.org/").href).toBe("https://example.org/");
    expect(() => redirectedUrl(new URL("https://example.com/"), "http://example.com/")).toThrow(OutsideError);
  });

  test("is returned if it has no address", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(302).end());

    expect(await reasonAt(place, url)).toBe("answered 302");
  });

  test("sends no headers to another host", async () => {
    const other = await anOutsideServer((request, response) => response.end(String(request.headers.authorization)));
    const { url, place } = await leading(() => other.url);

    const answer = await withAllowedAddresses([place, other.place], () =>
      fetchOutside(url, { headers: { authorization: "Bearer secret" } }),
    );

    expect(answer.bytes.toString()).toBe("undefined");
  });

  test("is not followed with a request body", async () => {
    const { url, place, requested } = await leading(() => "/there");

    expect(await reasonAt(place, url, { method: "POST", body: "news" })).toBe("answered 302");
    expect(requested).toEqual(["/"]);
  });
});

describe("an answer of another server", () => {
  const limit = 10_000;

  test.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ] as const)("is decompressed if it is compressed by %s", async (encoding, pack) => {
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", encoding).end(pack("hello")),
    );

    expect((await fetchAllowed(place, url)).bytes.toString()).toBe("hello");
  });

  test.each(["gzip, gzip", "zstd", "compress"])("is refused if it is compressed by %s", async (encoding) => {
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", encoding).end("hello"),
    );

    expect(await reasonAt(place, url)).toBe("unreadable");
  });

  test("is refused if its compression is invalid", async () => {
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", "gzip").end("hello"),
    );

    expect(await reasonAt(place, url)).toBe("unreadable");
  });

  test("is read up to the limit if it never ends, and then disconnected", async () => {
    const { url, place, open } = await anOutsideServer((_, response) => {
      const more = () => void (response.writable && response.write("x".repeat(1_000), more));
      more();
    });

    const answer = await fetchAllowed(place, url, { limit });

    expect(answer).toMatchObject({ isTruncated: true, bytes: { length: limit } });
    await expect.poll(() => open.size).toBe(0);
  });

  test("is complete if it has exactly the limit", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.end("x".repeat(limit)));

    expect(await fetchAllowed(place, url, { limit })).toMatchObject({
      isTruncated: false,
      bytes: { length: limit },
    });
  });

  test("is read up to the limit if it decompresses to a hundred megabytes", async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", "gzip").end(bomb),
    );

    expect(await fetchAllowed(place, url, { limit })).toMatchObject({
      isTruncated: true,
      bytes: { length: limit },
    });
  });

  test("ends even if it decompresses to nothing for ever", async () => {
    const nothing = Buffer.concat(Array<Buffer>(50).fill(gzipSync("")));
    const { url, place, open } = await anOutsideServer((_, response) => {
      response.setHeader("content-encoding", "gzip");
      const more = () => void (response.writable && response.write(nothing, more));
      more();
    });

    expect(await fetchAllowed(place, url, { limit })).toMatchObject({
      bytes: { length: 0 },
    });
    await expect.poll(() => open.size).toBe(0);
  });

  const milliseconds = 300;

  test.each([
    ["says nothing", () => {}],
    ["begins and never ends its first line", (socket) => void socket.write("HTTP/1.1 ")],
    ["sends a body by drops", (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx")],
    ["only ever says that it will continue", (socket) => void socket.write("HTTP/1.1 100 Continue\r\n\r\n")],
  ] satisfies [string, Parameters<typeof aTcpServer>[0]][])("is given up if the server %s", async (_, speak) => {
    const { url, place, open } = await aTcpServer(speak);

    expect(await reasonAt(place, url, { milliseconds })).toBe("too-slow");
    await expect.poll(() => open.size).toBe(0);
  });

  test("is given up if the name server does not reply", async () => {
    expect(await refusalReason("http://slow.test/", { resolve: () => new Promise(() => {}), milliseconds })).toBe(
      "too-slow",
    );
  });

  test.each([
    [
      "headers without an end",
      (socket) => {
        const more = () => void (socket.writable && socket.write("x-more: and more\r\n", more));
        socket.write("HTTP/1.1 200 OK\r\n", more);
      },
    ],
    ["no HTTP", (socket) => void socket.end("SSH-2.0-OpenSSH_9.6\r\n")],
    ["nothing", (socket) => void socket.end()],
    ["a reset", (socket) => void socket.resetAndDestroy()],
    [
      "another protocol",
      (socket) => void socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: any\r\n\r\n"),
    ],
    ["half a body", (socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf")],
    ["two lengths", (socket) => void socket.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab")],
  ] satisfies [string, Parameters<typeof aTcpServer>[0]][])("is no answer if it is %s", async (_, speak) => {
    const { url, place, open } = await aTcpServer(speak);

    expect(["not-found", "unreadable"]).toContain(await reasonAt(place, url));
    await expect.poll(() => open.size).toBe(0);
  });
});

describe("a look-up by the name server", () => {
  test("requests both kinds of addresses", async () => {
    await aNameServer({
      "both.test": [["93.184.216.34", "2606:4700:0:0:0:0:0:1111"]],
      "old.test": [["93.184.216.34"]],
    });

    expect(await queryNameServer("both.test")).toEqual(["93.184.216.34", "2606:4700::1111"]);
    expect(await queryNameServer("old.test")).toEqual(["93.184.216.34"]);
    expect(await queryNameServer("nobody.test")).toEqual([]);
  });

  test("connects to the resolved host", async () => {
    await aNameServer({ "shop.test": [["127.0.0.1"]] });
    const { port, requested } = await anOutsideServer((_, response) => response.end("open"));

    expect(await reasonAt("127.0.0.1", `http://shop.test:${port}/`)).toBe("answered 200");
    expect(requested).toEqual(["/"]);
  });

  test("times out if there is no reply", async () => {
    await aNameServer({ "silent.test": [null] });

    expect(await refusalReason("http://silent.test/", { milliseconds: 300 })).toBe("too-slow");
  });
});
