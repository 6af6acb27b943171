import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { commandLineOf, isZombie } from "@/scripts/processes.mjs";
import { start } from "@/scripts/start/testing/run";

const administrator = { BOARDS_ADMIN_USER: "root", BOARDS_ADMIN_EMAIL: "root@example.com", BOARDS_ADMIN_PASSWORD: "correct horse battery", BOARDS_ADMIN_APP_PASSWORD: "abcd EFGH 1234 ijkl" };
const patience = { timeout: 60_000 };

let dataDir: string;

test.beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "boards-e2e-again-"));
  chmodSync(dataDir, 0o755);
});

test.afterAll(() => {
  for (const pid of processesOfThis()) kill(pid);
  rmSync(dataDir, { recursive: true, force: true });
});

test("a server makes its administrator, misses a killed database, starts again after a kill, and ends whole", async ({ request }) => {
  test.setTimeout(240_000);
  const first = await startUnattended();
  const address = `http://localhost:${first.port}`;
  const readiness = async () => (await request.get(`${address}/readyz`)).json();
  const whoAmI = () => request.get(`${address}/wp-json/wp/v2/users/me`, { headers: { authorization: `Basic ${btoa(`root:${administrator.BOARDS_ADMIN_APP_PASSWORD}`)}` } });
  expect(first.output()).toContain("Made the first administrator, root.");
  expect(first.setupLink()).toBeUndefined();
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });
  expect(await readiness()).toEqual({ status: "ok", database: "ok" });

  kill(parseInt(readFileSync(path.join(dataDir, "postgres/data/postmaster.pid"), "utf8"), 10));
  await expect.poll(readiness, patience).toEqual({ status: "unavailable", database: "unreachable" });
  first.signal("SIGKILL");
  const second = await startUnattended(first.port);

  expect(second.output()).not.toContain("Made the first administrator");
  expect(await readiness()).toEqual({ status: "ok", database: "ok" });
  expect(await (await whoAmI()).json()).toMatchObject({ id: 1, slug: "root" });

  second.signal("SIGINT");

  expect(await second.ended).toBe(0);
  expect(processesOfThis().map(commandLineOf)).toEqual([]);
});

async function startUnattended(port?: number) {
  const settings = { BOARDS_DATA_DIR: dataDir, DATABASE_URL: "", BOARDS_SECRET: "", LOG_LEVEL: "warn", ...administrator, ...(port && { PORT: String(port) }) };
  const server = await start({ folder: path.resolve(import.meta.dirname, "..") }, settings);
  const settled = server.ended.then((code) => `ended with ${code}`);
  await expect.poll(async () => (server.output().includes("Ctrl-C stops it.") ? "answers" : Promise.race([settled, "is not there yet"])), { ...patience, message: server.output() }).toBe("answers");
  return server;
}

/** The living processes that have to do with the data folder: their settings or command line say so. */
function processesOfThis() {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => !isZombie(pid) && (commandLineOf(pid).includes(dataDir) || settingsOf(pid).includes(dataDir)));
}

function settingsOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {}
}
