import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withLock } from "../start/file-lock.mjs";

const root = path.resolve(import.meta.dirname ?? ".", "../..");
const marker = path.join(root, "node_modules/.installed-from");

refuseOldNode();
if (!isInstalled()) await withLock(path.join(root, ".build/install.lock"), install, logOtherInstall);

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;

  console.error(`Boards needs Node.js 20.19 or newer. This is ${process.versions.node}.`);
  process.exit(1);
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, "utf8") === lockHash();
}

/** @param {import("../start/file-lock.mjs").Lock} lock */
async function install(lock) {
  if (isInstalled()) return;

  const hash = lockHash();
  const reason = existsSync(path.join(root, "node_modules")) ? "package-lock.json has changed" : "first install";
  console.log(`Installing packages with npm ci (${reason}). This takes about a minute.`);
  const began = performance.now();
  const npm = npmProcess(["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]);
  if (npm.pid) lock.shareWith(npm.pid);
  const [code] = await once(npm, "exit");
  if (code !== 0) return refuse("npm could not install the packages. The reason is above.");

  writeFileSync(marker, hash);
  console.log(`Packages installed in ${Math.round((performance.now() - began) / 1000)} s.`);
}

function npmProcess(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith(".js")
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: "inherit" })
    : spawn("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}

function logOtherInstall(pid) {
  console.log(`Waiting for process ${pid} to install the packages.`);
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
}
