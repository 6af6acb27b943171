import { createServer } from "node:http";
import { expect, test } from "vitest";
import { allowSlowUploads } from "@/lib/process/timeouts";

test("a request may take an hour to arrive, its headers 20 seconds", () => {
  const server = createServer();

  allowSlowUploads(server);

  expect([server.requestTimeout, server.headersTimeout]).toEqual([60 * 60 * 1000, 20 * 1000]);
});
