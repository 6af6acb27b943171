import { db } from "@/lib/db";

/** PostgreSQL ends the connection of everyone who writes to this table. */
export async function losingConnections<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await db.$executeRawUnsafe(
    "CREATE FUNCTION testing.lose() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$",
  );
  await db.$executeRawUnsafe(
    `CREATE TRIGGER lose BEFORE INSERT ON "${table}" FOR EACH ROW EXECUTE FUNCTION testing.lose()`,
  );
  try {
    return await work();
  } finally {
    await db.$executeRawUnsafe("DROP FUNCTION testing.lose CASCADE");
  }
}
