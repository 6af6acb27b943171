import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../ports.mjs";
import { commandLineOf, isZombie } from "../processes.mjs";
import { Refusal } from "../refusal.mjs";
import { acceptsSessions } from "./accepts-sessions.mjs";
import { findBinaries } from "./binaries.mjs";

const run = promisify(execFile);
const patience = 60_000;

/**
 * @typedef {{ home: import("./home.mjs").Home, settings: Record<string, string | number>, shareLock: (pid: number) => void }} Cluster
 */

/**
 * The port of the cluster's server, made and started when needed. To be called under the cluster's lock.
 * @param {Cluster} cluster
 */
export async function startServer(cluster) {
  if (!existsSync(dataOf(cluster))) await initialise(cluster);
  for (const until = Date.now() + patience; Date.now() < until; await sleep(50)) {
    const running = postmaster(cluster);
    if (!running) await launch(cluster);
    else if (isZombie(running.pid) || !isOurs(running.pid, cluster)) await forget(running.pid, cluster);
    else if (running.status === "ready" && (await acceptsSessions(running.port))) return running.port;
  }
  throw new Refusal(`PostgreSQL does not come up; ${logOf(cluster)} says why.`);
}

/** @param {Cluster} cluster */
export async function stopServer(cluster) {
  const { folder } = await findBinaries(cluster.home.account, dataVersion(cluster));
  await run(path.join(folder, "pg_ctl"), ["-D", dataOf(cluster), "-m", "fast", "-w", "stop"], processOptions(cluster));
}

/** @param {import("./home.mjs").Home} home */
export function passwordOf(home) {
  return readFileSync(path.join(home.folder, "password"), "utf8");
}

/** Under another name first: what a killed initdb leaves behind looks like a cluster. @param {Cluster} cluster */
async function initialise(cluster) {
  const { folder: home, account } = cluster.home;
  const binaries = await findBinaries(account);
  for (const name of readdirSync(home)) if (name.startsWith("unfinished-")) rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  writePassword(cluster);
  const unfinished = path.join(home, `unfinished-${randomBytes(6).toString("hex")}`);
  const builtinLocale = binaries.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
  const durable = cluster.settings.fsync === "off" ? ["--no-sync"] : [];
  await run(
    path.join(binaries.folder, "initdb"),
    ["-D", unfinished, "-U", "postgres", "--auth=scram-sha-256", "--pwfile", path.join(home, "password"), "-E", "UTF8", "--locale=C", "--no-instructions", "--data-checksums", ...builtinLocale, ...durable],
    processOptions(cluster),
  ).catch(refuse);
  renameSync(unfinished, dataOf(cluster));
}

/** Such as: no room, or an account without a name, as containers have. @param {any} error @returns {never} */
function refuse(error) {
  const reason = String(error.stderr || error.message).trim().split("\n")[0];
  throw new Refusal(`The database could not be made (${reason}). Mend that, start Boards as another account, or set DATABASE_URL.`);
}

/** Other accounts of this machine may not walk in. @param {Cluster} cluster */
function writePassword({ home: { folder, account } }) {
  const file = path.join(folder, "password");
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}

/** @param {Cluster} cluster */
async function launch(cluster) {
  const { folder } = await findBinaries(cluster.home.account, dataVersion(cluster));
  const settings = { port: await freePort(), listen_addresses: "127.0.0.1", unix_socket_directories: "", timezone: "UTC", ...cluster.settings };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  // No pipes: the server inherits them and would keep them open. Detached: Ctrl-C is for us, we stop the server.
  const starter = spawn(
    path.join(folder, "pg_ctl"),
    ["-D", dataOf(cluster), "-w", "-t", String(patience / 1000), "-l", logOf(cluster), "-o", options.join(" "), "start"],
    { ...processOptions(cluster), stdio: "ignore", detached: true },
  );
  if (starter.pid) cluster.shareLock(starter.pid);
  await once(starter, "exit");
}

/** What the server says about itself. @param {Cluster} cluster */
function postmaster(cluster) {
  const file = path.join(dataOf(cluster), "postmaster.pid");
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? "").trim() };
}

/** @param {number} pid @param {Cluster} cluster */
function isOurs(pid, cluster) {
  return commandLineOf(pid).includes(dataOf(cluster));
}

/** Its number was left in the file by a killed server; the last of its children leave within a moment. @param {number} pid @param {Cluster} cluster */
async function forget(pid, cluster) {
  await sleep(1500);
  if (postmaster(cluster)?.pid === pid) rmSync(path.join(dataOf(cluster), "postmaster.pid"), { force: true });
}

/** @param {Cluster} cluster */
function dataVersion(cluster) {
  return parseInt(readFileSync(path.join(dataOf(cluster), "PG_VERSION"), "utf8"), 10);
}

/** @param {Cluster} cluster */
function dataOf({ home }) {
  return path.join(home.folder, "data");
}

/** @param {Cluster} cluster */
function logOf({ home }) {
  return path.join(home.folder, "server.log");
}

/** @param {Cluster} cluster */
function processOptions({ home: { folder, account } }) {
  return { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C", TZ: "UTC" } };
}
