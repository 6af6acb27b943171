import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchOutside } from "@/lib/outside/fetch";
import { withAllowedAddresses, aTcpServer, anOutsideServer, refusalReason } from "@/lib/testing/doubles/outside";

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

    expect((await withAllowedAddresses([place], () => fetchOutside(url))).bytes.toString()).toBe("hello");
  });

  test.each(["gzip, gzip", "zstd", "compress"])("is refused if it is compressed by %s", async (encoding) => {
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", encoding).end("hello"),
    );

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("unreadable");
  });

  test("is refused if its compression is invalid", async () => {
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", "gzip").end("hello"),
    );

    expect(await withAllowedAddresses([place], () => refusalReason(url))).toBe("unreadable");
  });

  test("is read up to the limit if it never ends, and then disconnected", async () => {
    const { url, place, open } = await anOutsideServer((_, response) => {
      const more = () => void (response.writable && response.write("x".repeat(1_000), more));
      more();
    });

    const answer = await withAllowedAddresses([place], () => fetchOutside(url, { limit }));

    expect(answer).toMatchObject({ isTruncated: true, bytes: { length: limit } });
    await expect.poll(() => open.size).toBe(0);
  });

  test("is complete if it has exactly the limit", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.end("x".repeat(limit)));

    expect(await withAllowedAddresses([place], () => fetchOutside(url, { limit }))).toMatchObject({
      isTruncated: false,
      bytes: { length: limit },
    });
  });

  test("is read up to the limit if it decompresses to a hundred megabytes", async () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    const { url, place } = await anOutsideServer((_, response) =>
      response.setHeader("content-encoding", "gzip").end(bomb),
    );

    expect(await withAllowedAddresses([place], () => fetchOutside(url, { limit }))).toMatchObject({
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

    expect(await withAllowedAddresses([place], () => fetchOutside(url, { limit }))).toMatchObject({
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

    expect(await withAllowedAddresses([place], () => refusalReason(url, { milliseconds }))).toBe("too-slow");
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

    expect(["not-found", "unreadable"]).toContain(await withAllowedAddresses([place], () => refusalReason(url)));
    await expect.poll(() => open.size).toBe(0);
  });
});
