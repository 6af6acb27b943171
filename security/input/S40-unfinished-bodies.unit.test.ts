import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { refuseBodyOutsideApi } from "@/server/bodies-outside-api";
import { type BodyLimits, limitBodies } from "@/server/slow-bodies";
import type { Guard } from "@/server/guards";
import { routeFinder } from "@/server/routes";
import { routeFiles } from "@/generated/route-paths";
import { connection, guardedServer } from "@/lib/testing/http/guarded";

const LIMITS: BodyLimits = { perAddress: 2, inAll: 3, wait: 20, second: 5 };
const HOUR = 60 * 60 * 1000;
const patient: BodyLimits = { ...LIMITS, second: HOUR };

const post = (size: number, sent: string, more = "") =>
  `POST /wp-json/ HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n${more}\r\n${sent}`;

/** A header sets the client's address. */
const address: Guard = (request, _, next) => {
  request.headers[SOCKET_ADDRESS] = String(request.headers["x-from"] ?? "203.0.113.1");
  next();
};

/** The server answers with the size of the body. */
function serverWith(limits: BodyLimits) {
  return guardedServer([address, limitBodies(limits)], async (request, response) => {
    const body = await buffer(request).catch(() => null);
    response.end(body ? `${body.length} bytes` : "nobody hears this");
  });
}

/** Sends the beginning of a body; resolves once the server reads it. */
async function unfinishedBody(port: number, from?: string) {
  const begun = connection(port);
  begun.socket.write(post(1000, "x", `${from ? `X-From: ${from}\r\n` : ""}Expect: 100-continue\r\n`));
  await new Promise((done) => begun.socket.once("data", done));
  return begun;
}

describe("S40: a body that stalls", () => {
  test("is answered 408, and its connection closed", async () => {
    const { socket, received } = connection(await serverWith(LIMITS));

    socket.write(post(60_000, "x".repeat(100)));

    const answer = await received;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/);
    expect(answer).toMatch(/"code":"rest_request_timeout".*"status":408/);
  });

  test("during an earlier answer gets no answer of its own: its connection is closed", async () => {
    const port = await guardedServer(
      [limitBodies(LIMITS)],
      (_, response) => void response.writeHead(200).write("begun"),
    );
    const { socket, received } = connection(port);

    socket.write(post(60_000, "x"));

    expect(await received).toMatch(/^HTTP\/1\.1 200 OK[^]*begun/);
  });
});

describe("S40: simultaneous unfinished bodies", () => {
  test("are limited per address: one more is 429 with Retry-After, and other addresses are accepted", async () => {
    const port = await serverWith(patient);
    for (let count = 0; count < LIMITS.perAddress; count += 1) await unfinishedBody(port);

    const more = connection(port);
    more.socket.write(post(1000, "x"));
    expect(await more.received).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n[^]*Retry-After: 5\r\n/i);

    const other = await unfinishedBody(port, "203.0.113.2");
    other.socket.end("x".repeat(999));
    expect(await other.received).toContain("1000 bytes");
  });

  test.each([
    ["over all addresses", LIMITS.inAll, "203.0.113."],
    ["over one IPv6 network", LIMITS.perAddress, "2001:db8::"],
  ])("are limited %s", async (_, limit, network) => {
    const port = await serverWith(patient);
    for (let count = 0; count < limit; count += 1) await unfinishedBody(port, `${network}${count}`);

    const more = connection(port);
    more.socket.write(post(1000, "x", `X-From: ${network}99\r\n`));

    expect(await more.received).toMatch(/^HTTP\/1\.1 429 /);
  });

  test("stop counting when the client disconnects after an early answer", async () => {
    const port = await guardedServer([address, limitBodies({ ...patient, wait: 5_000 })], (_, response) =>
      response.end("early"),
    );

    for (let count = 0; count <= LIMITS.perAddress; count += 1) {
      const { socket, received } = connection(port);
      socket.write(post(60_000, "x"));
      const [answer] = await once(socket, "data");
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
      socket.destroy();
      await received;
    }
  });

  test("block neither complete bodies nor later ones", async () => {
    const port = await serverWith(patient);
    const both = [await unfinishedBody(port), await unfinishedBody(port)];

    const whole = connection(port);
    whole.socket.end(post(3, "abc"));
    expect(await whole.received).toContain("3 bytes");

    both[0]?.socket.end("x".repeat(999));
    await both[0]?.received;
    const next = await unfinishedBody(port);
    next.socket.end("x".repeat(999));
    expect(await next.received).toContain("1000 bytes");
  });
});

test("S40: pipelined requests are answered in order, with or without bodies", async () => {
  const port = await serverWith(patient);
  const { socket, received } = connection(port);

  socket.write(
    post(3, "abc") +
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n" +
      post(40_000, "x".repeat(40_000)) +
      post(1, "x", "Connection: close\r\n"),
  );

  expect((await received).match(/\d+ bytes/g)).toEqual(["3 bytes", "0 bytes", "40000 bytes", "1 bytes"]);
});

const AUTH = "/api/auth/callback/credentials";

test.each([
  ["of 64 kB to the sign-in", 200, AUTH, 65_536, "Content-Length: 65536"],
  ["of more to the sign-in", 413, AUTH, 65_537, "Content-Length: 65537"],
  ["of a length that it does not say to the sign-in", 411, AUTH, 1, "Transfer-Encoding: chunked"],
  ["to a page", 405, "/boards/1", 1, "Content-Length: 1"],
  ["of more to the API", 200, "/wp-json/boards/v2/projects", 65_537, "Content-Length: 65537"],
])("S40: a body %s is answered %i", async (_, status, path, size, header) => {
  const port = await guardedServer(
    [refuseBodyOutsideApi(routeFinder(routeFiles))],
    (request, response) => void request.resume().on("end", () => response.end()),
  );
  const { socket, received } = connection(port);
  const body = "x".repeat(size);

  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n${header.startsWith("T") ? `1\r\n${body}\r\n0\r\n\r\n` : body}`,
  );

  expect(await received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
