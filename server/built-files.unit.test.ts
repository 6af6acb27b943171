import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { aFront } from "@/lib/testing/http/front";

const SCRIPT = "export const x = 1;\n".repeat(200);
const A = "/_next/static/chunks/a.js";

async function aBuild() {
  const folder = mkdtempSync(path.join(tmpdir(), "boards-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, "static/chunks"), { recursive: true });
  writeFileSync(path.join(folder, "static/chunks/a.js"), SCRIPT);
  writeFileSync(path.join(folder, "static/chunks/b.css"), "a { color: red }");
  writeFileSync(path.join(folder, "static/chunks/a.js.map"), "{}");
  writeFileSync(path.join(folder, "secret.js"), "secret");
  const port = await aFront({}, undefined, folder);
  return async (address: string, headers: Record<string, string> = {}, method = "GET") => {
    const request = ask({ port, path: address, method, headers, agent: false }).end();
    const [response] = await once(request, "response");
    return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
  };
}

test.each<[sent: string, used: string | undefined, decode: (bytes: Buffer) => Buffer]>([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["", undefined, (bytes) => bytes],
])("a built script with Accept-Encoding “%s” is sent as %s, to be stored for good", async (sent, used, decode) => {
  const read = await aBuild();

  const { status, headers, bytes } = await read(A, { "Accept-Encoding": sent });

  expect([status, headers["content-encoding"], String(decode(bytes))]).toEqual([200, used, SCRIPT]);
  expect(headers).toMatchObject({
    "content-type": "application/javascript; charset=UTF-8",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
});

test("who has a file already gets no bytes, nor does HEAD", async () => {
  const read = await aBuild();
  const { headers } = await read(A);

  const again = await read(A, { "If-None-Match": String(headers.etag) });
  const head = await read(A, {}, "HEAD");

  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([200, 0, String(SCRIPT.length)]);
});

test.each([
  "/_next/static/chunks/none.js",
  "/_next/static/chunks/a.js.map",
  "/_next/static/../secret.js",
  "/_next/static/%2e%2e/secret.js",
  "/_next/static/chunks",
])("%s is left to Next", async (address) => {
  const read = await aBuild();

  expect(String((await read(address)).bytes)).toMatch(/^Next: /);
});
