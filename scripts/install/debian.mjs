import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Refusal } from "../start/start-refusal.mjs";

export const isRoot = () => process.getuid?.() === 0;
export const isRootOnDebian = () => isRoot() && existsSync("/usr/bin/apt-get");

/** Needs root. @param {string[]} packages */
export function installFromDebian(...packages) {
  apt("update", "-q");
  apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}

/** @param {string[]} words */
function apt(...words) {
  const { status, stdout, stderr } = spawnSync("apt-get", words, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  if (status !== 0) throw new Refusal(`apt-get ${words[0]} failed:\n${stdout}${stderr}`);
}
