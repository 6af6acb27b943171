import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withLock } from "../start/file-lock.mjs";
import { dataFolderMode, narrow } from "../start/private-files.mjs";
import { Refusal } from "../start/start-refusal.mjs";

/** For root's clones: the server's account must be able to reach these files. */
export const sharedFolder = "/var/lib/boards";

/** @typedef {{ uid?: number, gid?: number }} Account empty: the account of this process */
/** @typedef {{ folder: string, account: Account, moved: boolean }} Home */

/**
 * The folder of the server's files and the account that runs it. PostgreSQL refuses to run as root: an unprivileged
 * account does, which cannot enter folders that are closed to others.
 * @param {string} folder @returns {Promise<Home>}
 */
export async function homeOf(folder) {
  makeFolder(path.dirname(folder), dataFolderMode);
  makeFolder(folder, 0o700);
  const isRoot = process.getuid?.() === 0;
  const home = isRoot
    ? await withLock(path.join(folder, "home.lock"), () => homeForRoot(folder))
    : { folder, account: {}, moved: false };
  narrow(home.folder, 0o700, home.account.uid);
  return home;
}

/** @param {string} folder @returns {Home} */
function homeForRoot(folder) {
  const elsewhere = movedTo(folder);
  if (elsewhere) return { folder: elsewhere, account: ownerOf(elsewhere) ?? nobody(), moved: true };
  const owner = ownerOf(folder);
  if (!owner) return settle(folder, nobody());
  if (!owner.uid || !canEnter(folder, owner))
    throw new Refusal(
      `${folder} belongs to account ${owner.uid}, which cannot enter it. PostgreSQL does not run as root. Change the owner of the folder to an account that can enter it.`,
    );

  return { folder, account: owner, moved: false };
}

/** @param {string} folder @param {Account} account @returns {Home} */
function settle(folder, account) {
  const home = canEnter(path.dirname(folder), account) ? folder : unusedFolderFor(folder);
  makeFolder(home, 0o700);
  chmodSync(home, 0o700);
  chownSync(home, account.uid ?? 0, account.gid ?? 0);
  if (home !== folder) writeFileSync(path.join(folder, "moved-to"), home);
  return { folder: home, account, moved: home !== folder };
}

function movedTo(folder) {
  const note = path.join(folder, "moved-to");
  return existsSync(note) ? readFileSync(note, "utf8").trim() : undefined;
}

/**
 * A deleted clone leaves its files behind here; a new one at the same place must start without them.
 * @param {string} folder
 */
function unusedFolderFor(folder) {
  const first = path.join(sharedFolder, createHash("sha256").update(folder).digest("hex").slice(0, 12));
  let unused = first;
  for (let copy = 2; existsSync(unused); copy++) unused = `${first}-${copy}`;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  return unused;
}

/** The owner of the data keeps running the server. @param {string} folder @returns {Account | undefined} */
function ownerOf(folder) {
  const data = path.join(folder, "data");
  if (!existsSync(data)) return undefined;
  const { uid, gid } = statSync(data);
  return { uid, gid };
}

/** @param {string} folder @param {Account} account @returns {boolean} */
function canEnter(folder, { uid, gid }) {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  const parent = path.dirname(folder);
  return Boolean(mode & bit) && (parent === folder || canEnter(parent, { uid, gid }));
}

function nobody() {
  const [, , uid, gid] =
    readFileSync("/etc/passwd", "utf8")
      .split("\n")
      .map((line) => line.split(":"))
      .find(([name]) => name === "nobody") ?? [];
  if (!uid)
    throw new Refusal(
      "PostgreSQL does not run as root, and this system has no account `nobody`. Start Boards from another account, or set DATABASE_URL.",
    );
  return { uid: Number(uid), gid: Number(gid) };
}

function makeFolder(folder, mode) {
  try {
    mkdirSync(folder, { recursive: true, mode });
  } catch (error) {
    throw new Refusal(`Cannot create the folder ${folder} (${error.code}). Set BOARDS_DATA_DIR to a writable folder.`);
  }
}
