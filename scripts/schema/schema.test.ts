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

/** What `npm run prisma -- …` says, on that database. */
function prisma(url: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/prisma.mjs", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: url },
  });
  return { status, said: stdout + stderr };
}

describe("Prisma", { timeout: 60_000 }, () => {
  test("finds in a database that the start has migrated what the schema says", () => {
    const { status, said } = prisma(String(process.env.DATABASE_URL), againstSchema);

    // A command that breaks off exits with 0, too.
    expect(said).toContain("No difference detected.");
    expect(status).toBe(0);
  });
});
