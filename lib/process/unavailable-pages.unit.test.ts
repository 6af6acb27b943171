import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { answerUnavailablePage, markUnavailable } from "@/lib/process/unavailable-pages";
import { guardedServer } from "@/lib/testing/http/guarded";

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
