import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aClone, type Clone } from "@/scripts/start/testing/clone";
import { node } from "@/scripts/start/testing/run";

describe("the packages", { timeout: 30_000 }, () => {
  test("are installed once in a fresh clone, by several commands at the same time", async () => {
    const clone = aFreshClone();

    const output = await Promise.all([ensureInstalled(clone), ensureInstalled(clone), ensureInstalled(clone)]);
    const later = await ensureInstalled(clone);

    expect(installations(clone)).toEqual(["ci --include=dev --ignore-scripts --no-audit --no-fund"]);
    expect(output.join("")).toContain("Installing packages with npm ci (first install)");
    expect(later).toBe("");
  });

  test("are installed again when package-lock.json changes", async () => {
    const clone = aFreshClone();
    await ensureInstalled(clone);
    writeFileSync(path.join(clone.folder, "package-lock.json"), "{}");

    expect(await ensureInstalled(clone)).toContain("package-lock.json has changed");
    expect(installations(clone)).toHaveLength(2);
  });

  test("stay uninstalled with an error message when npm fails", async () => {
    const clone = aFreshClone("exit 1");

    expect(await ensureInstalled(clone)).toContain("npm could not install the packages");
    await ensureInstalled(clone);
    expect(installations(clone)).toHaveLength(2);
  });
});

/** With an npm that logs its calls. */
function aFreshClone(end = "mkdir -p node_modules") {
  const clone = aClone();
  rmSync(path.join(clone.folder, "node_modules"), { recursive: true });
  mkdirSync(path.join(clone.folder, "bin"));
  const npm = path.join(clone.folder, "bin/npm");
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> calls\nsleep 0.3\n${end}\n`);
  chmodSync(npm, 0o755);
  return clone;
}

const ensureInstalled = (clone: Clone) =>
  node(clone, "scripts/install/ensure-installed.mjs", { PATH: `${clone.folder}/bin:${process.env.PATH}` });
const installations = (clone: Clone) => readFileSync(path.join(clone.folder, "calls"), "utf8").trim().split("\n");
