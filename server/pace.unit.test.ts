import { describe, expect, test } from "vitest";
import { isTooSlow, paceFrom } from "@/server/pace";
import { httpServer } from "@/server/listen";

/** After how many seconds a body with these bytes in each second is too slow; null for never. */
function secondsUntilTooSlow(bytes: number[], isStopped = false): number | null {
  const pace = paceFrom(0);
  let read = 0;
  const at = bytes.findIndex((more) => isTooSlow(pace, { read: (read += more), isStopped }));
  return at < 0 ? null : at + 1;
}

const seconds = (count: number, bytes: number) => Array<number>(count).fill(bytes);

describe("a body is too slow", () => {
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
  ])("after %s", (_, bytes, expected) => {
    expect(secondsUntilTooSlow(bytes)).toBe(expected);
  });

  test("never while the server itself has stopped reading", () => {
    expect(secondsUntilTooSlow(seconds(3600, 0), true)).toBeNull();
  });
});

test("a request may take an hour to arrive, its headers 20 seconds", () => {
  const server = httpServer(() => undefined);

  expect([server.requestTimeout, server.headersTimeout]).toEqual([60 * 60 * 1000, 20 * 1000]);
});
