import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request as open, type IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { start } from "@/scripts/start/testing/run";

const ada = { login: "ada", password: "correct horse battery" };
const settings = {
  BOARDS_ADMIN_USER: ada.login,
  BOARDS_ADMIN_EMAIL: "ada@example.com",
  BOARDS_ADMIN_PASSWORD: ada.password,
  DATABASE_URL: "",
  BOARDS_SECRET: "",
  LOG_LEVEL: "info",
};
const STREAMS = 5;

let dataDir: string;

test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "boards-e2e-live-"));
  chmodSync(dataDir, 0o755);
});

test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("events arrive at once through a compressing server, and open streams don't prevent it from stopping", async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const server = await start(
    { folder: path.resolve(import.meta.dirname, "../../..") },
    { ...settings, BOARDS_DATA_DIR: dataDir },
  );
  await expect.poll(server.output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop it.");
  const address = `http://localhost:${server.port}`;
  const request = await playwright.request.newContext({ baseURL: address });
  const headers = await signedIn(request);
  const { board } = await (
    await request.post("/wp-json/boards/v2/projects", { headers, data: { board: { title: "Live", type: "to-do" } } })
  ).json();
  const cookie = (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, () => aStream(`${address}/live/boards/${board.id}`, cookie)),
  );
  for (const stream of streams) await expect.poll(stream.text).toContain("event: ready");

  await request.put(`/wp-json/boards/v2/projects/${board.id}`, { headers, data: { title: "Renamed" } });
  for (const stream of streams)
    await expect
      .poll(stream.text)
      .toMatch(
        new RegExp(`data: {"board":${board.id},"what":\\["board"\\],"at":"\\d+","gone":\\[\\],"changes":{.*"Renamed"`),
      );
  await request.dispose();

  server.signal("SIGTERM");
  await Promise.all(streams.map(({ ended }) => ended));

  expect(await server.ended).toBe(0);
});

async function signedIn(request: APIRequestContext) {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/callback/credentials", { form: { ...ada, csrfToken, json: "true" } });
  return { "X-WP-Nonce": await (await request.get("/wp-admin/admin-ajax.php?action=rest-nonce")).text() };
}

async function aStream(address: string, cookie: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    open(address, { agent: false, headers: { cookie, "accept-encoding": "gzip, br" } }, resolve)
      .on("error", reject)
      .end();
  });
  let text = "";
  response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
  return { text: () => text, ended: new Promise((resolve) => response.once("close", resolve)) };
}
