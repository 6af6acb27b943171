import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aClone, type Clone } from "./start/testing/clone";
import { node, start } from "./start/testing/run";

describe("a build", { timeout: 60_000 }, () => {
  test("is built once for the same sources", async () => {
    const clone = aCloneOf("one");

    const first = await build(clone);
    const again = await build(clone);

    expect(first).toContain("Building:");
    expect(again).not.toContain("Building:");
    expect(buildsOf(clone)).toHaveLength(1);
  });

  test("is built once when two processes start at the same time", async () => {
    const clone = aCloneOf("one");

    const printed = await Promise.all([build(clone), build(clone)]);

    expect(printed.filter((output) => output.includes("Building:"))).toHaveLength(1);
  });

  test("is built again when a build was left unfinished", async () => {
    const clone = aCloneOf("one");
    await build(clone);
    const [name = ""] = buildsOf(clone);
    writeFileSync(path.join(clone.folder, ".build", name, "left-over"), "");
    clone.removeFile(`.build/${name}/complete`);

    expect(await build(clone)).toContain("Building:");
  });

  test("survives pruning while a running server reads it", async () => {
    const clone = aCloneOf("one");
    const server = await start(clone);
    await server.answers();
    const [served] = buildsOf(clone);

    for (const source of ["two", "three", "four", "five"]) {
      write(clone, source);
      await build(clone);
    }

    expect(buildsOf(clone)).toContain(served);
    expect(buildsOf(clone)).toHaveLength(4);
    await server.stop();
    write(clone, "six");
    await build(clone);
    expect(buildsOf(clone)).toHaveLength(3);
    expect(buildsOf(clone)).not.toContain(served);
  });
});

function aCloneOf(source: string) {
  const clone = aClone();
  write(clone, source);
  return clone;
}

function write(clone: Clone, source: string) {
  mkdirSync(path.join(clone.folder, "app"), { recursive: true });
  writeFileSync(path.join(clone.folder, "app/page.tsx"), source);
}

const build = (clone: Clone) => node(clone, "scripts/build.mjs");
const buildsOf = (clone: Clone) =>
  readdirSync(path.join(clone.folder, ".build")).filter((name) => /^[0-9a-f]{16}$/.test(name));
