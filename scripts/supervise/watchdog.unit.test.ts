import { expect, test } from "vitest";
import { watchdog } from "./watchdog.mjs";

/** The last answer is repeated. */
function checks(...answers: boolean[]) {
  const seen: boolean[] = [];
  const check = async () => {
    const answer = answers[Math.min(seen.length, answers.length - 1)] ?? true;
    seen.push(answer);
    return answer;
  };
  return { check, seen };
}

test("a process that fails three checks in a row hangs", async () => {
  const { check, seen } = checks(true, false, false, true, false);

  const hangs = await watchdog({ check, every: 1, failures: 3 }, new AbortController().signal);

  expect(hangs).toBe(true);
  expect(seen).toEqual([true, false, false, true, false, false, false]);
});

test("a process that has ended is not checked any more", async () => {
  const ended = new AbortController();
  const { check, seen } = checks(false);
  const hangs = watchdog({ check, every: 60_000, failures: 2 }, ended.signal);

  ended.abort();

  expect(await hangs).toBe(false);
  expect(seen).toEqual([false]);
});
