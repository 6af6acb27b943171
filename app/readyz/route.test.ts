import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { GET } from "./route";
import { pool } from "@/lib/db";
import { readiness } from "@/lib/database/readiness";
import { migrationsIn } from "@/scripts/schema/migrate.mjs";

const newest = "(SELECT max(migration_name) FROM _prisma_migrations)";

describe("/readyz", () => {
  test("200 where every migration is applied", async () => {
    const answer = await GET();

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok", database: "ok" });
  });

  test.each([
    [
      "lacks the newest migration",
      `UPDATE _prisma_migrations SET migration_name = 'kept' WHERE migration_name = ${newest}`,
      "UPDATE _prisma_migrations SET migration_name = $1 WHERE migration_name = 'kept'",
    ],
    [
      "has taken it back",
      `UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = ${newest}`,
      "UPDATE _prisma_migrations SET rolled_back_at = NULL WHERE migration_name = $1",
    ],
    [
      "is in the middle of it",
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${newest}`,
      "UPDATE _prisma_migrations SET finished_at = started_at WHERE migration_name = $1",
    ],
    [
      "was never migrated",
      "ALTER TABLE _prisma_migrations RENAME TO kept",
      "ALTER TABLE kept RENAME TO _prisma_migrations",
    ],
  ])("503 for a database that %s", async (_, change, undo) => {
    const name = migrationsIn("prisma/migrations").at(-1)?.name;
    await pool().query(change);
    onTestFinished(() =>
      pool()
        .query(undo, undo.includes("$1") ? [name] : [])
        .then(() => {}),
    );

    const answer = await GET();

    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toEqual({ status: "unavailable", database: "not migrated" });
  });

  test("a database that is gone is told from one that is not migrated", async () => {
    const gone = new pg.Pool({ connectionString: "postgresql://127.0.0.1:1/gone" });

    expect(await readiness(gone)).toEqual({ status: "unavailable", database: "unreachable" });
  });

  test("what is built knows the migrations of its sources", () => {
    const built: unknown = JSON.parse(readFileSync("generated/migrations.json", "utf8"));

    expect(built).toEqual(migrationsIn("prisma/migrations").map(({ name }) => name));
  });
});
