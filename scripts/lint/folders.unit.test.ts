import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LAYERS } from "@/scripts/lint/component-layers.mjs";

const MOST_FILES = 40;
const SOURCES = ["app", "components", "docs", "e2e", "lib", "prisma", "scripts", "security", "server", "tests"];

function filesByFolder(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const source of SOURCES) {
    const entries = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath } of entries)
      counts.set(path.posix.normalize(parentPath), (counts.get(path.posix.normalize(parentPath)) ?? 0) + 1);
  }
  return counts;
}

describe("folders", () => {
  test(`hold at most ${MOST_FILES} files`, () => {
    expect([...filesByFolder()].filter(([, count]) => count > MOST_FILES)).toEqual([]);
  });

  test("of components are listed in their import order", () => {
    const folders = [...filesByFolder().keys()].filter(
      (folder) => folder.startsWith("components/") && !folder.startsWith("components/testing"),
    );

    expect(LAYERS.toSorted()).toEqual(folders.map((folder) => folder.slice("components/".length)).toSorted());
  });
});
