import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { type Installation, test } from "@/tests/system/installation";
import { type World, worldAt } from "./busy-world";
import { repeatRequest, recoveryTime, isGood } from "./load";
import { databaseOf } from "./own-database";
import { postTask } from "./root";
import { killPart, type Part, PARTS } from "@/e2e/support/installation-parts";

const WRITERS = 8;
const ROUNDS = 10;
const LIMIT = 5000;
const patience = { timeout: 60_000 };

test("S41: each killed process is back within five seconds under eight writers, ten times, and nothing acknowledged is lost", async ({
  installation,
}) => {
  test.setTimeout(900_000);
  const first = await installation.start();
  const address = `http://localhost:${first.port}`;
  const world = await worldAt(address);
  const acknowledged: string[] = [];
  const writers = Array.from({ length: WRITERS }, (_, at) => aWriter(world, at, acknowledged));
  const readiness = repeatRequest(
    "/readyz",
    () => fetch(`${address}/readyz`),
    () => 20,
  );
  const readers = world.readable.map((path) =>
    repeatRequest(
      path,
      () => fetch(address + path, { headers: world.reader, redirect: "manual" }),
      () => 50,
    ),
  );
  const writes = () => writers.flatMap(({ answers }) => answers).sort((one, other) => one.at - other.at);
  await expect.poll(() => acknowledged.length, patience).toBeGreaterThan(50);

  const times = Object.fromEntries(PARTS.map((part) => [part, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const part of PARTS) {
      killPart(part, installation, first);
      const killedAt = Date.now();
      const back = () => [recoveryTime(killedAt, readiness.answers), recoveryTime(killedAt, writes())];
      await expect
        .poll(() => back().every((time) => time !== undefined), { ...patience, message: `${part}: ${first.output()}` })
        .toBe(true);
      times[part]?.push(Math.max(...back().map(Number)));
      // Parts that end repeatedly are restarted after growing delays.
      await wait(1500);
    }
  }
  await Promise.all([...writers, readiness, ...readers].map(({ end }) => end()));
  for (const part of PARTS) report(part, times[part] ?? []);

  const answers = [...writes(), ...readiness.answers, ...readers.flatMap((reader) => reader.answers)];
  const others = answers.filter(
    (answer) => !isGood(answer) && answer.status !== 0 && !(answer.status === 503 && answer.retryAfter),
  );
  expect(others).toEqual([]);
  for (const reader of readers) expect(reader.answers.filter(isGood).length).toBeGreaterThan(0);
  for (const part of PARTS) expect(Math.max(...(times[part] ?? [])), part).toBeLessThan(LIMIT);
  expect(await missing(acknowledged, installation)).toEqual([]);

  await test.step("the start itself is killed: its children end, and the next start has everything", async () => {
    first.signal("SIGKILL");
    await expect.poll(() => installation.processes(), patience).toEqual([]);
    const second = await installation.start(first.port);
    expect(await missing(acknowledged, installation)).toEqual([]);
    expect(await second.stop()).toBe(0);
  });
});

function aWriter({ send, board }: World, writer: number, acknowledged: string[]) {
  let at = 0;
  const write = async () => {
    const title = `writer ${writer} task ${(at += 1)}`;
    const response = await postTask(send, board, title);
    if (response.ok) acknowledged.push(title);
    return response;
  };
  return repeatRequest("a write", write, () => 50);
}

async function missing(titles: string[], { dataDir }: Installation) {
  const { query } = await databaseOf(dataDir);
  const written = new Set((await query<{ title: string }>("SELECT title FROM task")).map(({ title }) => title));
  return titles.filter((title) => !written.has(title));
}

function report(part: Part, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  console.log(`${part}: back after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst)`);
}
