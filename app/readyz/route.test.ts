import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { GET } from "./route";
import { pool } from "@/lib/db";
import { readiness } from "@/lib/database/readiness";
import { statementsOf } from "@/lib/testing/db/statements";
import { migrationsIn } from "@/scripts/schema/migrate.mjs";

/** The state of the queue is read again. */
function aMomentLater() {
  const now = performance.now();
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(now + (moments += 60_000));
}
let moments = 0;

async function aJob(key: string, change: string) {
  await pool().query("SELECT graphile_worker.add_job('test', job_key => $1, max_attempts => 3)", [key]);
  await pool().query(`UPDATE graphile_worker._private_jobs SET ${change} WHERE key = $1`, [key]);
}

const newest = "(SELECT max(migration_name) FROM _prisma_migrations)";

describe("/readyz", () => {
  test("answers 200 when every migration is applied", async () => {
    const answer = await GET();

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ok", database: "ok", worker: expect.any(Object) });
  });

  test("tells how late the jobs are, how many have failed and when the worker ran last, and stays ready", async () => {
    await aJob("late", "run_at = now() - interval '90 seconds'");
    await aJob("later", "run_at = now() + interval '1 hour'");
    await aJob("failed", "attempts = 3, run_at = now() - interval '1 hour'");
    await aJob("failed long ago", "attempts = 3, run_at = now() - interval '25 hours'");
    await pool().query(
      "INSERT INTO graphile_worker._private_known_crontabs VALUES ('test', now(), now() - interval '30 seconds')",
    );
    onTestFinished(async () => void (await pool().query("DELETE FROM graphile_worker._private_known_crontabs")));
    aMomentLater();

    const answer = await GET();

    expect(answer.status).toBe(200);
    const { worker } = (await answer.json()) as { worker: Record<string, number> };
    expect(worker).toEqual({
      oldest_job_seconds: expect.closeTo(90, -2),
      last_run_seconds: expect.closeTo(30, -2),
      failed_jobs: 1,
    });
    expect([worker.oldest_job_seconds, worker.last_run_seconds].every((seconds) => Number(seconds) >= 30)).toBe(true);
  });

  test("sends three statements, and two when it is asked again within seconds", async () => {
    aMomentLater();

    expect([(await statementsOf(GET)).length, (await statementsOf(GET)).length]).toEqual([3, 2]);
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
  ])("answers 503 for a database that %s", async (_, change, undo) => {
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

  test("distinguishes an unreachable database from one that is not migrated", async () => {
    const gone = new pg.Pool({ connectionString: "postgresql://127.0.0.1:1/gone" });

    expect(await readiness(gone)).toEqual({ status: "unavailable", database: "unreachable" });
  });

  test("the build contains the migrations of its sources", () => {
    const built: unknown = JSON.parse(readFileSync("generated/migrations.json", "utf8"));

    expect(built).toEqual(migrationsIn("prisma/migrations").map(({ name }) => name));
  });
});
