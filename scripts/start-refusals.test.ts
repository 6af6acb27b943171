import { writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aClone } from "./start/testing/clone";
import { anEmptyDatabase } from "./start/testing/external";
import { start, started } from "./start/testing/run";

describe("npm start refuses with a sentence and exit code 1", { timeout: 60_000 }, () => {
  test("a port in use", async () => {
    const other = net.createServer().listen(0);
    const { port } = other.address() as net.AddressInfo;

    const run = await refused({ PORT: String(port) });

    expect(run.output()).toBe(`Port ${port} is in use by another program. Stop that, or set PORT to another number.\n`);
    other.close();
  });

  test.each(["256.1.1.1", "192.0.2.1", "no such name"])("an address that this machine does not have: %s", async (HOST) => {
    const run = await refused({ HOST });

    expect(run.output()).toMatch(new RegExp(`^HOST ${HOST} is no address of this machine \\(E[A-Z_]+\\)\\. Set HOST to one of its addresses, or leave it out to listen on all of them\\.\n$`));
  });

  test("a wrong setting", async () => {
    const run = await refused({ PORT: "eighty", LOG_LEVEL: "loud" });

    expect(run.output()).toBe("PORT must be a whole number from 1 to 65535.\nLOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.\n");
  });

  test("a database that cannot be reached, without its password", async () => {
    const run = await refused({ DATABASE_URL: "postgresql://boards:hunter2@127.0.0.1:1/boards" });

    expect(run.output()).toContain("The database 127.0.0.1:1/boards cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n");
    expect(run.output()).not.toMatch(/hunter2|\n {4}at /);
  });

  test.each([
    ["an account that it does not know", { username: "stranger", password: "hunter2" }, /: (password authentication failed for user|role) "stranger"( does not exist)?\.\n$/],
    ["a database that it does not have", { pathname: "/nowhere" }, /: database "nowhere" does not exist\.\n$/],
  ])("a server with %s, without any password", async (_, wrong, reason) => {
    const url = new URL((await anEmptyDatabase()).url);
    const secrets = ["hunter2", url.password || "hunter2"];
    Object.assign(url, wrong);

    const run = await refused({ DATABASE_URL: url.href });

    expect(run.output()).toContain(`The database ${url.host}${url.pathname} cannot be reached: `);
    expect(run.output()).toMatch(reason);
    const besidesTheName = run.output().replaceAll(url.pathname, "");
    for (const secret of [...secrets, "    at "]) expect(besidesTheName).not.toContain(secret);
  });

  test("a database of something else, and leaves it as it is", async () => {
    const database = await anEmptyDatabase();
    await database.query('CREATE TABLE "user" AS SELECT 1 AS id');

    const run = await refused({ DATABASE_URL: database.url });

    expect(run.output()).toMatch(/The migration \d+_init failed and changed nothing: relation "user" already exists\. A new installation needs an empty database of its own\.\n$/);
    expect(run.output()).not.toMatch(/\n {4}at |severity|routine/);
    expect(await database.query("SELECT tablename FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')")).toEqual([{ tablename: "user" }]);
  });

  test("a database newer than the code", async () => {
    const database = await anEmptyDatabase();
    const newer = aClone();
    newer.addMigration("20990101000000_later", "SELECT 1;");
    await (await started(newer, { DATABASE_URL: database.url })).stop();

    const run = await refused({ DATABASE_URL: database.url });

    expect(run.output()).toContain("The database is newer than this code: it has the migration 20990101000000_later.");
  });

  test("a data folder that cannot be written", async () => {
    const clone = aClone();
    writeFileSync(path.join(clone.folder, "file"), "");

    const run = await refused({ BOARDS_DATA_DIR: path.join(clone.folder, "file/data") });

    expect(run.output()).toMatch(/^The data folder \S+\/file\/data cannot be written \(ENOTDIR\)\. Make it writable, or set BOARDS_DATA_DIR to another folder\.\n$/);
  });
});

async function refused(settings: Record<string, string>) {
  const run = await start(aClone(), settings);
  expect(await run.ended).toBe(1);
  return run;
}
