import { expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { aBoard, aLabel, anAdmin, aStage, aTask, aUser, call } from "@/lib/testing";
import { endpointNamed } from "@/security/endpoints";
import { REPEAT_HINT, randomNumbers } from "@/security/fuzz/random";
import { ACTIONS, type Dice } from "@/security/random-run/actions";
import { readRecords, type Records, type BoardRecord } from "@/security/random-run/records";
import { brokenInvariants } from "@/security/random-run/invariants";

const MOST_AT_ONCE = 8;
const STEPS_BETWEEN_CHECKS = 100;

const weighted = ACTIONS.flatMap((action) =>
  Array.from({ length: action.weight }, () => ({ ...action, handler: endpointNamed(action.endpoint).handler })),
);

const MISSING_RECORD: BoardRecord = { id: 2_000_000_000, board: 2_000_000_000 };

function diceOf(next: () => number): Dice {
  const upTo = (size: number) => Math.floor(next() * size);
  return {
    upTo,
    of: (things) => things[upTo(things.length)] ?? MISSING_RECORD,
    oneOf: (...things) => things[upTo(things.length)] ?? things[0],
  };
}

async function twoBoards(): Promise<User[]> {
  const people = [await anAdmin(), await aUser(), await aUser(), await aUser()];
  const [, manager, member, viewer] = people;
  if (!manager || !member || !viewer) throw new Error("There are four.");
  for (let at = 0; at < 2; at += 1) {
    const board = await aBoard({
      members: [
        [manager, "manager"],
        [member, "member"],
        [viewer, "viewer"],
      ],
    });
    const open = await aStage(board);
    await aStage(board, { defaultTaskStatus: "closed" });
    await aLabel(board);
    for (let task = 0; task < 5; task += 1) await aTask(open);
  }
  return people;
}

type Answer = Awaited<ReturnType<typeof step>>;

async function step(dice: Dice, records: Records, people: User[], wanted: typeof weighted) {
  const of = wanted.length > 0 && dice.upTo(2) === 0 ? wanted : weighted;
  const { endpoint, handler, make } = of[dice.upTo(of.length)] ?? neverEmpty();
  const actor = people[dice.upTo(20) === 0 ? 3 : dice.upTo(3)];
  const given = make(
    dice,
    records,
    people.map(({ id }) => id),
  );
  return { endpoint, given, ...(await call(handler, { as: actor, ...given })) };
}

const neverEmpty = (): never => {
  throw new Error("There are kinds.");
};

/** `untilAllIsDone` extends the run, up to twice its length, until every kind has succeeded. */
export function randomRun(stepCount: number, { untilAllIsDone = false } = {}) {
  test(
    `${stepCount} random steps of several people, some at once, leave everything as it has to be`,
    { timeout: 240_000 },
    async () => {
      const dice = diceOf(randomNumbers());
      const people = await twoBoards();
      const done = new Set<string>();

      const notDone = () => (untilAllIsDone ? weighted.filter(({ endpoint }) => !done.has(endpoint)) : []);
      const isRunning = (steps: number) => steps < stepCount || (steps < 2 * stepCount && notDone().length > 0);

      for (let steps = 0, checked = 0; isRunning(steps);) {
        const records = await readRecords();
        const wanted = steps < stepCount ? [] : notDone();
        const answers = await Promise.all(
          Array.from({ length: dice.upTo(MOST_AT_ONCE) + 1 }, () => step(dice, records, people, wanted)),
        );
        for (const answer of answers) if (succeeded(answer)) done.add(answer.endpoint);
        steps += answers.length;
        if (steps - checked < STEPS_BETWEEN_CHECKS && isRunning(steps)) continue;
        checked = steps;
        await expectInvariants(steps, answers);
      }

      expect([...new Set(notDone().map(({ endpoint }) => endpoint))], REPEAT_HINT).toEqual([]);
    },
  );
}

function succeeded({ endpoint, given, status, json }: Answer): boolean {
  expect(status, `${endpoint} ${JSON.stringify(given)}: ${JSON.stringify(json)}. ${REPEAT_HINT}`).toBeLessThan(500);
  return status < 300;
}

async function expectInvariants(steps: number, answers: Answer[]) {
  const last = answers.map(({ endpoint, given }) => `${endpoint} ${JSON.stringify(given)}`).join("; ");
  expect(await brokenInvariants(), `after ${steps} steps, the last of them ${last}. ${REPEAT_HINT}`).toEqual({});
}
