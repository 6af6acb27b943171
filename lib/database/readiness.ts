import "server-only";
import type pg from "pg";
import needed from "@/generated/migrations.json";
import { pool } from "@/lib/db";
import { logger } from "@/lib/logger";

export interface Readiness {
  status: "ok" | "unavailable";
  database: "ok" | "unreachable" | "not migrated";
}

export async function readiness(connections: Pick<pg.Pool, "query"> = pool()): Promise<Readiness> {
  try {
    return (await isMigrated(connections))
      ? { status: "ok", database: "ok" }
      : { status: "unavailable", database: "not migrated" };
  } catch (error) {
    logger().error({ err: error }, "the database does not answer");
    return { status: "unavailable", database: "unreachable" };
  }
}

async function isMigrated(connections: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows: tables } = await connections.query<{ found: string | null }>(
    "SELECT to_regclass('_prisma_migrations')::text AS found",
  );
  if (!tables[0]?.found) return false;

  const { rows } = await connections.query<{ name: string; finished: boolean }>(
    "SELECT migration_name AS name, finished_at IS NOT NULL AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  return rows.every(({ finished }) => finished) && needed.every((name) => rows.some((row) => row.name === name));
}
