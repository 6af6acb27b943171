import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { allowSlowUploads } from "@/lib/process/slow-uploads";

test("a request may take an hour to come; its headers, as long as ever", async () => {
  allowSlowUploads();
  const server = createServer((_, response) => response.end());
  const { headersTimeout } = server;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  await new Promise<void>((done) => ask({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" }, (answer) => answer.resume().on("end", done)).end());

  server.close();
  expect([server.requestTimeout, server.headersTimeout]).toEqual([60 * 60 * 1000, headersTimeout]);
});
