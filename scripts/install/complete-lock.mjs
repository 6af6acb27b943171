// npm leaves a platform's package out of package-lock.json when the registry lacks it; `npm ci` then rejects the file
// on every platform. Run this after `npm install` to add the missing ones: node scripts/install/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const file = path.resolve(import.meta.dirname, "../../package-lock.json");

/** @typedef {{ name: string, version: string, dev?: boolean }} Missing */

/** @param {Record<string, any>} packages of a lock file @returns {Missing[]} */
export function missingPackages(packages) {
  return Object.entries(packages).flatMap(([where, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${where}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** @param {Missing} missing */
function entryOf({ name, version, dev }) {
  const [os] = /android|darwin|freebsd|linux|openharmony|win32/.exec(name) ?? [];
  const [, cpu] = /-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/.exec(name) ?? [];
  const libc = /musl/.test(name) ? "musl" : os === "linux" ? "glibc" : undefined;
  if (!cpu) throw new Error(`The platform of ${name} is unknown.`);

  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}

function complete() {
  const lock = JSON.parse(readFileSync(file, "utf8"));
  const missing = missingPackages(lock.packages);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryOf(one);
  const [root, ...others] = Object.entries(lock.packages);
  lock.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => a.localeCompare(b, "en"))]);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.length} packages to package-lock.json.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) complete();
