import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { commandLineOf } from "./start/processes.mjs";
import { aClone } from "./start/testing/clone";
import { anEmptyDatabase } from "./start/testing/external";
import { endAll, nothingIsLeft, postmasterOf, processesOf, start, started, until } from "./start/testing/run";

const isRoot = process.getuid?.() === 0;
describe("npm start", { timeout: 60_000 }, () => {
  test("answers, and Ctrl-C leaves no process behind", async () => {
    const clone = aClone();
    const run = await started(clone);

    run.signal("SIGINT");
    run.signal("SIGINT"); // one from the terminal, one from npm

    expect(await run.ended).toBe(0);
    await nothingIsLeft(clone);
  });

  test("ends completely when only npm gets the signal", async () => {
    const clone = aClone();
    const run = await start(clone, {}, ["npm", "start"]);
    await run.answers();

    run.signal("SIGTERM");

    await until(
      () => !processesOf(clone).length,
      () => `Left: ${processesOf(clone).map(commandLineOf).join("\n")}`,
    );
  });

  test("keeps its secret and the one-time link over a restart", async () => {
    const clone = aClone();
    const first = await started(clone);
    await first.stop();

    const second = await started(clone, { PORT: String(first.port) });

    expect(first.setupLink()).toMatch(/\/setup\?token=[\w-]{40,}$/);
    expect(second.setupLink()).toBe(first.setupLink());
  });

  test.runIf(isRoot)("works in a folder that only root may enter, and says where the database is", async () => {
    const clone = aClone({ mode: 0o700, ownDatabaseServer: true });

    const run = await started(clone);

    expect(run.output()).toMatch(/The database files are in \/var\/lib\/boards\/[0-9a-f]{12}/);
    expect(await run.write("row-1")).toBe(true);
    await run.stop();
    expect(await (await started(clone)).rows()).toEqual(["row-1"]);
  });

  describe("restarts by itself after SIGKILL", () => {
    test.each([
      ["making the database", "data/postgres/start.lock"],
      ["starting the database", "data/postgres/data/postmaster.pid"],
    ])("while %s", async (_, sign) => {
      const clone = aClone();
      const run = await start(clone);
      await until(
        () => clone.has(sign),
        () => run.output(),
      );
      await sleep(100);
      run.signal("SIGKILL");

      const again = await started(clone, { PORT: String(run.port) });

      expect(await again.write("row-1")).toBe(true);
    });

    test("during a migration, which is applied completely", async () => {
      const clone = aClone();
      clone.addMigration(
        "20990101000000_slow",
        "CREATE TABLE slow (id int); SELECT pg_sleep(1); INSERT INTO slow VALUES (1);",
      );
      const run = await start(clone);
      await run.says("_init.");
      await sleep(300);
      run.signal("SIGKILL");

      const again = await started(clone);

      expect(again.output()).toContain("Migrated the database: 20990101000000_slow.");
    });

    test("during writes, with the database: no acknowledged write is lost", async () => {
      const clone = aClone();
      const acknowledged: string[] = [];
      for (let round = 1; round <= 2; round++) {
        const run = await started(clone);
        const writers = [1, 2, 3, 4].map(async (writer) => {
          for (let n = 1; await run.write(`row-${round}-${writer}-${n}`); n++)
            acknowledged.push(`row-${round}-${writer}-${n}`);
        });
        const before = acknowledged.length;
        await until(
          () => acknowledged.length >= before + 100,
          () => run.output(),
        );
        process.kill(postmasterOf(clone), "SIGKILL");
        await endAll(clone);
        await Promise.all(writers);
      }

      const rows = new Set(await (await started(clone)).rows());

      expect(acknowledged.filter((row) => !rows.has(row))).toEqual([]);
    });
  });

  describe("two starts at once", () => {
    test("share one data folder; the last one to end stops the database", async () => {
      const clone = aClone();
      const [one, other] = await Promise.all([started(clone), started(clone)]);

      expect(one.setupLink()?.split("?")[1]).toBe(other.setupLink()?.split("?")[1]);
      expect(await one.write("row-1")).toBe(true);
      await one.stop();
      expect(await other.rows()).toEqual(["row-1"]);
      await other.stop();
      await nothingIsLeft(clone);
    });

    test("share one external database", async () => {
      const database = await anEmptyDatabase();
      const settings = { DATABASE_URL: database.url, BOARDS_SECRET: "the same secret for both of the processes" };

      const [one, other] = await Promise.all([started(aClone(), settings), started(aClone(), settings)]);

      expect(await one.write("row-1")).toBe(true);
      expect(await other.rows()).toEqual(["row-1"]);
      const applied = await database.query(
        'SELECT migration_name FROM "_prisma_migrations" GROUP BY 1 HAVING count(*) > 1',
      );
      expect(applied).toEqual([]);
    });
  });
});
