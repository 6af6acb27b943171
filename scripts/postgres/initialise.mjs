import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Refusal } from "../start/start-refusal.mjs";
import { findBinaries } from "./binaries.mjs";
import { dataOf, processOptions } from "./cluster.mjs";

const run = promisify(execFile);

const INITDB_OPTIONS = [
  "-U",
  "postgres",
  "--auth=scram-sha-256",
  "-E",
  "UTF8",
  "--locale=C",
  "--no-instructions",
  "--data-checksums",
];

/**
 * Under another name first: a killed initdb leaves something behind that looks like a cluster.
 * @param {import("./cluster.mjs").Cluster} cluster
 * @param {AbortSignal} [signal]
 */
export async function initialise(cluster, signal) {
  const { folder: home, account } = cluster.home;
  const binaries = await findBinaries(account);
  removeUnfinished(home);
  writePassword(cluster);
  const unfinished = path.join(home, `unfinished-${randomBytes(6).toString("hex")}`);
  const builtinLocale = binaries.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : [];
  const durable = cluster.settings.fsync === "off" ? ["--no-sync"] : [];
  const files = ["-D", unfinished, "--pwfile", path.join(home, "password")];
  await run(path.join(binaries.folder, "initdb"), [...files, ...INITDB_OPTIONS, ...builtinLocale, ...durable], {
    ...processOptions(cluster),
    signal,
  }).catch(refuse);
  renameSync(unfinished, dataOf(cluster));
}

/** @param {string} home */
function removeUnfinished(home) {
  for (const name of readdirSync(home))
    if (name.startsWith("unfinished-"))
      rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** For example no space left, or an account without a name, as in containers. @param {any} error @returns {never} */
function refuse(error) {
  const reason = String(error.stderr || error.message)
    .trim()
    .split("\n")[0];
  throw new Refusal(
    `Could not create the database (${reason}). Fix that, start Boards from another account, or set DATABASE_URL.`,
  );
}

/** Other accounts of this machine must not connect. @param {import("./cluster.mjs").Cluster} cluster */
function writePassword({ home: { folder, account } }) {
  const file = path.join(folder, "password");
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}
