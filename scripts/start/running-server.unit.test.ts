import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { recordServer, runningAddress } from "@/scripts/start/running-server.mjs";

test("other commands find the server that runs on the data folder, on any port, and none that has ended", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "boards-running-"));
  expect(await runningAddress(folder)).toBeUndefined();
  const server = createServer((_request, response) => response.setHeader("Connection", "close").end()).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const removeRecord = recordServer(folder, { BOARDS_URL: "https://boards.test", PORT: port, HOST: "127.0.0.1" });
  expect(await runningAddress(folder)).toBe("https://boards.test");

  server.close();
  await once(server, "close");
  expect(await runningAddress(folder)).toBeUndefined();
  removeRecord();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a server that ends leaves the record of another one alone", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "boards-running-"));
  const removeFirst = recordServer(folder, { BOARDS_URL: "http://localhost:4001", PORT: 4001 });
  const removeSecond = recordServer(folder, { BOARDS_URL: "http://localhost:4002", PORT: 4002 });

  removeFirst();
  expect(readdirSync(folder)).toEqual([".server"]);
  removeSecond();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
