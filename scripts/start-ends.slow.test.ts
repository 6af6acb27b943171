import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Clone } from "./start/testing/clone";
import { aRun, killAll, postmasterOf, processesOf, type start, until, webServersOf } from "./start/testing/run";

type Run = Awaited<ReturnType<typeof start>>;

describe("npm start", { timeout: 120_000 }, () => {
  test("ends within two seconds, and without a stack, right after its database was killed", async () => {
    const { clone, run } = await aRun();

    killAll([postmasterOf(clone)]);
    await endsSoon(run);

    expect(processesOf(clone)).toEqual([]);
  });

  test("ends within two seconds while the database cannot be started, and says where its log is", async () => {
    const { clone, run } = await aRun();
    clone.breakDatabase();

    killAll([postmasterOf(clone)]);
    await run.says("PostgreSQL has ended (SIGKILL); starting it again.");
    await sleep(1000);
    await endsSoon(run);

    expect(processesOf(clone)).toEqual([]);
  });

  test("ends within two seconds while the web server waits to be started again", async () => {
    const { clone, run } = await aRun();

    await crash(clone, run, 5);
    await run.says("starting it again in 2 s.");
    await endsSoon(run);

    expect(processesOf(clone)).toEqual([]);
  });

  test("gives up with exit code 1 when the database cannot be started", async () => {
    const { clone, run } = await aRun();
    clone.breakDatabase();

    killAll([postmasterOf(clone)]);

    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(
      /PostgreSQL was started 5 times in a row and never answered; giving up\. PostgreSQL does not come up\. Its log is \S+server\.log, which says: FATAL: .+contains errors/,
    );
    expect(processesOf(clone)).toEqual([]);
  });

  test("gives up with exit code 1 when the web server ends ten times within a minute", async () => {
    const { clone, run } = await aRun();

    await crash(clone, run, 10, { onceItAnswers: true });

    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("The web server has ended 10 times within a minute; giving up.");
    expect(processesOf(clone)).toEqual([]);
  });
});

/** Kills the web server again and again, each time before it can answer, or once it has. */
async function crash(clone: Clone, run: Run, times: number, { onceItAnswers = false } = {}) {
  for (let time = 1; time <= times; time += 1) {
    await until(() => webServersOf(clone).length > 0, run.output);
    if (onceItAnswers) await until(() => timesSaid(run, "The web server answers again") >= time - 1, run.output);
    killAll(webServersOf(clone));
    await until(() => timesSaid(run, "The web server has ended") >= time, run.output);
  }
}

const timesSaid = (run: Run, words: string) => run.output().split(words).length - 1;

async function endsSoon(run: Run) {
  const asked = Date.now();
  run.signal("SIGTERM");
  expect(await run.ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(2000);
  expect(run.output()).not.toMatch(/\n {4}at /);
}
