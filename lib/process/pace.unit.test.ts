import { describe, expect, test } from "vitest";
import { isTooSlow, paceFrom } from "@/lib/process/pace";

/** After how many seconds a body is given up on that brings so many bytes in each; null when it never is. */
function secondsUntilTooSlow(bytes: number[], isStopped = false): number | null {
  const pace = paceFrom(0);
  let read = 0;
  const at = bytes.findIndex((more) => isTooSlow(pace, { read: (read += more), isStopped }));
  return at < 0 ? null : at + 1;
}

const seconds = (count: number, bytes: number) => Array<number>(count).fill(bytes);

describe("a body is given up on", () => {
  test.each([
    ["after the first 10 seconds with nothing", seconds(3600, 0), 11],
    ["with one byte a second hardly later", seconds(3600, 1), 11],
    ["with less than half the floor soon after", seconds(3600, 200), 17],
    ["a minute after it has stopped, however fast it was", [...seconds(600, 1_000_000), ...seconds(100, 0)], 661],
    ["never at the floor", seconds(3600, 500), null],
    [
      "never on a bad line that breaks down for half a minute now and then",
      Array.from({ length: 100 }, () => [...seconds(30, 2_500), ...seconds(30, 0)]).flat(),
      null,
    ],
  ])("%s", (_, bytes, expected) => {
    expect(secondsUntilTooSlow(bytes)).toBe(expected);
  });

  test("never while the server itself has stopped to read", () => {
    expect(secondsUntilTooSlow(seconds(3600, 0), true)).toBeNull();
  });
});
