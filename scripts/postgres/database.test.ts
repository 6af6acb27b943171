import { afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "./database.mjs";
import { migrate, migrationsIn } from "../schema/migrate.mjs";
import { Refusal } from "../start/start-refusal.mjs";
import { anEmptyDatabase } from "@/scripts/start/testing/external";

afterEach(() => vi.unstubAllEnvs());

async function refusalOf(url: string): Promise<string> {
  vi.stubEnv("DATABASE_URL", url);
  const refusal = await openDatabase({ BOARDS_DATA_DIR: "/dev/null" }, () => {}).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  return refusal.message;
}

describe("a start refuses with a sentence", () => {
  test("a database that cannot be reached, without printing its password", async () => {
    expect(await refusalOf("postgresql://boards:hunter2@127.0.0.1:1/boards")).toBe(
      "Cannot reach the database 127.0.0.1:1/boards: connect ECONNREFUSED 127.0.0.1:1.",
    );
  });

  test.each([
    [
      "an account that it does not know",
      { username: "stranger", password: "hunter2" },
      /: (password authentication failed for user|role) "stranger"( does not exist)?\.$/,
    ],
    ["a database that it does not have", { pathname: "/nowhere" }, /: database "nowhere" does not exist\.$/],
  ])("a server with %s, without printing any password", async (_, wrong, reason) => {
    const url = new URL(String(process.env.DATABASE_URL));
    const secrets = ["hunter2", url.password || "hunter2"];
    Object.assign(url, wrong);

    const sentence = await refusalOf(url.href);

    expect(sentence).toContain(`Cannot reach the database ${url.host}${url.pathname}: `);
    expect(sentence).toMatch(reason);
    for (const secret of secrets) expect(sentence.replaceAll(url.pathname, "")).not.toContain(secret);
  });

  test("a database of another application, and leaves it unchanged", async () => {
    const database = await anEmptyDatabase();
    await database.query('CREATE TABLE "user" AS SELECT 1 AS id');

    expect(await refusalOf(database.url)).toMatch(
      /^The migration \d+_init failed and changed nothing: relation "user" already exists\. A new installation needs its own empty database\.$/,
    );
    expect(
      await database.query(
        "SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
      ),
    ).toEqual([{ tablename: "user" }]);
  });

  test("a database that is newer than the code, or has an unfinished migration", async () => {
    const database = await anEmptyDatabase();
    await migrate({ url: database.url, log: () => {} });
    await database.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at) VALUES ('1', '', '20990101000000_later', now())`,
    );

    expect(await refusalOf(database.url)).toContain(
      "The database is newer than this code: it has the migration 20990101000000_later.",
    );

    await database.query(`UPDATE "_prisma_migrations" SET finished_at = NULL WHERE id = '1'`);
    expect(await refusalOf(database.url)).toContain("The database has an unfinished migration: 20990101000000_later.");
  });
});

test("two simultaneous starts apply each migration once", async () => {
  const database = await anEmptyDatabase();

  const applied = await Promise.all([1, 2].map(() => migrate({ url: database.url, log: () => {} })));

  expect(applied.toSorted()).toEqual([0, migrationsIn("prisma/migrations").length]);
  expect(
    await database.query('SELECT migration_name FROM "_prisma_migrations" GROUP BY 1 HAVING count(*) > 1'),
  ).toEqual([]);
});
