import { once } from "node:events";
import { Agent, get, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { httpServer } from "@/server/listen";
import { answerUnavailablePage, markUnavailable } from "@/server/unavailable-pages";
import { sendRequest, guardedServer } from "@/lib/testing/http/guarded";

test("a request passes the guards in their order; one that answers is the last to see it", async () => {
  const seen: string[] = [];
  const passing = (name: string) => (_: unknown, __: unknown, next: () => void) => {
    seen.push(name);
    next();
  };

  const port = await guardedServer(
    [passing("first"), passing("second"), (_, response) => void response.end("answered"), passing("third")],
    () => seen.push("Next"),
  );

  expect((await sendRequest(port)).text).toBe("answered");
  expect(seen).toEqual(["first", "second"]);
});

test("a server that closes while it answers waits for the answer, and not for the client to close the connection", async () => {
  const server = httpServer((_, response) => {
    server.close();
    setImmediate(() => response.end("answered"));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const ended = once(server, "close");
  const agent = new Agent({ keepAlive: true });

  const [answer] = await once(
    get({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", agent }),
    "response",
  );
  expect(await text(answer)).toBe("answered");
  await ended;
  agent.destroy();
}, 2000);

const answerOf = async (listener: RequestListener) =>
  fetch(`http://127.0.0.1:${await guardedServer([answerUnavailablePage], listener)}`);

/** As Next answers a page that has failed. */
const failed =
  (id: string): RequestListener =>
  (_, response) => {
    response.setHeader("x-request-id", id);
    response.statusCode = 500;
    response.end("This page did not work");
  };

test("a page that failed without a database answers 503 with Retry-After, once", async () => {
  markUnavailable("a");

  const answer = await answerOf(failed("a"));

  expect([answer.status, answer.statusText, answer.headers.get("retry-after"), await answer.text()]).toEqual([
    503,
    "Service Unavailable",
    "5",
    "This page did not work",
  ]);
  expect((await answerOf(failed("a"))).status).toBe(500);
});

test("a page that failed for another reason, or did not fail, keeps its status", async () => {
  markUnavailable("b");

  expect((await answerOf(failed("other"))).status).toBe(500);
  expect((await answerOf((_, response) => response.setHeader("x-request-id", "b").end())).status).toBe(200);
});
