import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";

const againstSchema = [
  "migrate",
  "diff",
  "--from-config-datasource",
  "--to-schema",
  "prisma/schema.prisma",
  "--exit-code",
];

function prisma(url: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/prisma.mjs", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: url },
  });
  return { status, output: stdout + stderr };
}

describe("Prisma", { timeout: 60_000 }, () => {
  test("finds the schema in a database that the start has migrated", () => {
    const { status, output } = prisma(String(process.env.DATABASE_URL), againstSchema);

    // An aborted command exits with 0, too.
    expect(output).toContain("No difference detected.");
    expect(status).toBe(0);
  });
});
