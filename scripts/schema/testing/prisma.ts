import { spawnSync } from "node:child_process";

export const againstSchema = [
  "migrate",
  "diff",
  "--from-config-datasource",
  "--to-schema",
  "prisma/schema.prisma",
  "--exit-code",
];

/** Runs the command of Prisma on this database. */
export function prisma(url: string, words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/prisma.mjs", ...words], {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: url },
  });
  return { status, output: stdout + stderr };
}
