import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withLock } from "./file-lock.mjs";
import { isRunning, thisProcess } from "./processes.mjs";
import { hashOf, sourceFiles } from "../sources.mjs";

export const root = path.resolve(import.meta.dirname, "../..");
const builds = path.join(root, ".build");
const inUse = path.join(builds, "in-use");
const isHash = /^[0-9a-f]{16}$/;
const kept = 3;

const sourceFolders = ["app", "components", "generated", "lib", "messages", "public", "server"];
const sourceFilesAtRoot =
  /^(instrumentation.*|(next|postcss|tailwind)\.config)\.[cm]?[jt]s$|^(package-lock|tsconfig.*)\.json$/;

export function currentBuild() {
  const atRoot = readdirSync(root).filter((name) => sourceFilesAtRoot.test(name));
  const files = sourceFiles(root, [...sourceFolders, ...atRoot]);
  return hashOf(root, files, publicSettings());
}

/** Relative to the root, as Next expects it. @param {string} name */
export function folderOf(name) {
  return `.build/${name}`;
}

/** @param {string} name */
export function isComplete(name) {
  return existsSync(path.join(builds, name, "complete"));
}

/** @param {string} name */
export function markComplete(name) {
  writeFileSync(path.join(builds, name, "complete"), new Date().toISOString());
}

/**
 * Marks the build as used by this process while it runs. @param {string} name @returns {Promise<boolean>}
 * whether the build exists
 */
export function claim(name) {
  return underLock(() => {
    if (!isComplete(name)) return false;

    const file = path.join(inUse, `${name}.${process.pid}`);
    mkdirSync(inUse, { recursive: true });
    writeFileSync(file, JSON.stringify(thisProcess));
    process.once("exit", () => rmSync(file, { force: true }));
    return true;
  });
}

/** Removes old builds except those that a running process serves. @param {string} current */
export async function prune(current) {
  const removed = await underLock(() => {
    const served = new Set([current, ...servedBuilds()]);
    const others = readdirSync(builds).filter((name) => isHash.test(name) && !served.has(name));
    return [
      ...others.filter((name) => !isComplete(name)),
      ...newestFirst(others.filter(isComplete)).slice(kept - 1),
    ].map(setAside);
  });
  for (const folder of removed) rmSync(folder, { recursive: true, force: true });
}

/** @template Result @param {() => Result} work */
function underLock(work) {
  return withLock(path.join(builds, "claims.lock"), work);
}

function servedBuilds() {
  const claims = existsSync(inUse) ? readdirSync(inUse).map((name) => path.join(inUse, name)) : [];
  return claims.filter(isAlive).map((file) => path.basename(file).split(".")[0]);
}

function isAlive(claimFile) {
  const alive = isRunning(JSON.parse(readFileSync(claimFile, "utf8")));
  if (!alive) rmSync(claimFile, { force: true });
  return alive;
}

function newestFirst(names) {
  const madeAt = (name) => readFileSync(path.join(builds, name, "complete"), "utf8");
  return names.sort((a, b) => madeAt(b).localeCompare(madeAt(a)));
}

function setAside(name) {
  const aside = path.join(builds, `removed-${name}-${process.pid}`);
  renameSync(path.join(builds, name), aside);
  return aside;
}

/** They are inlined into the pages. */
function publicSettings() {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith("NEXT_PUBLIC_"))
    .sort()
    .join("\n");
}
