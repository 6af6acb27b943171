import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { kill } from "./processes.mjs";
import { aRun, nothingIsLeft, postmasterOf, type start, webServersOf } from "./testing/run";

type Run = Awaited<ReturnType<typeof start>>;

describe("npm start", { timeout: 120_000 }, () => {
  test("ends within two seconds, without a stack, right after its database was killed", async () => {
    const { clone, run } = await aRun();

    kill(postmasterOf(clone));
    await endsSoon(run);

    await nothingIsLeft(clone);
  });

  test("ends within two seconds while the database cannot be started, and says where its log is", async () => {
    const { clone, run } = await aRun();
    clone.breakDatabase();

    kill(postmasterOf(clone));
    await run.says("PostgreSQL stopped (SIGKILL); restarting it.");
    await sleep(1000);
    await endsSoon(run);

    await nothingIsLeft(clone);
  });

  test("ends within two seconds while the web server waits for its restart", async () => {
    const { clone, run } = await aRun();

    clone.breakWebServer();
    webServersOf(clone).forEach(kill);
    await run.says("restarting it in 1 s.");
    await endsSoon(run);

    await nothingIsLeft(clone);
  });

  test("gives up with exit code 1 when the database cannot be started", async () => {
    const { clone, run } = await aRun();
    clone.breakDatabase();

    kill(postmasterOf(clone));

    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(
      /PostgreSQL failed to start 5 times in a row; giving up\. PostgreSQL does not start\. Its log \S+server\.log says: FATAL: .+contains errors/,
    );
    await nothingIsLeft(clone);
  });

  test("gives up with exit code 1 when the web server does not start any more", async () => {
    const { clone, run } = await aRun();
    clone.breakWebServer();

    webServersOf(clone).forEach(kill);

    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("The web server stopped (exit code 3); restarting it in 0.25 s.");
    expect(run.output()).toContain("The web server failed to start 5 times in a row; giving up.");
    await nothingIsLeft(clone);
  });
});

async function endsSoon(run: Run) {
  const asked = Date.now();
  run.signal("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(2000);
  expect(run.output()).not.toMatch(/\n {4}at /);
}
