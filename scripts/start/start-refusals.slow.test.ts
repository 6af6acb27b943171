import net from "node:net";
import { describe, expect, test } from "vitest";
import { aClone } from "./testing/clone";
import { start } from "./testing/run";

describe("npm start refuses with a sentence and exit code 1", { timeout: 60_000 }, () => {
  test("a port in use", async () => {
    const other = net.createServer().listen(0);
    const { port } = other.address() as net.AddressInfo;

    const run = await refused({ PORT: String(port) });

    expect(run.output()).toBe(
      `Port ${port} is already in use. Stop the program that uses it, or set PORT to another number.\n`,
    );
    other.close();
  });

  test("a wrong setting", async () => {
    const run = await refused({ PORT: "eighty", LOG_LEVEL: "loud" });

    expect(run.output()).toBe(
      "PORT must be a whole number from 1 to 65535.\nLOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.\n",
    );
  });

  test("a database that cannot be reached", async () => {
    const run = await refused({ DATABASE_URL: "postgresql://boards:hunter2@127.0.0.1:1/boards" });

    expect(run.output()).toContain("Cannot reach the database 127.0.0.1:1/boards: connect ECONNREFUSED 127.0.0.1:1.\n");
    expect(run.output()).not.toMatch(/hunter2|\n {4}at /);
  });
});

async function refused(settings: Record<string, string>) {
  const run = await start(aClone(), settings);
  expect(await run.ended).toBe(1);
  return run;
}
