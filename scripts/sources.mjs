import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Tests and their support code. */
const isTest = /\.test\.[cm]?tsx?$|(^|\/)testing\//;

/**
 * The files at and below these paths without tests, sorted.
 * @param {string} root @param {string[]} paths relative to the root @returns {string[]}
 */
export function sourceFiles(root, paths) {
  return paths.flatMap((name) => filesAt(root, name)).sort();
}

/**
 * Hashes contents, not times: a checkout changes those.
 * @param {string} root @param {string[]} files @param {string} [settings]
 */
export function hashOf(root, files, settings = "") {
  const hash = createHash("sha256").update(settings);
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} root @param {string} name @returns {string[]} */
function filesAt(root, name) {
  const full = path.join(root, name);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return isTest.test(name) ? [] : [name];

  return readdirSync(full).flatMap((entry) => filesAt(root, path.posix.join(name, entry)));
}
