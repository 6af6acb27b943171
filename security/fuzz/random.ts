import { inject } from "vitest";
import { oncePerProcess } from "@/lib/once";

/** Differs in each run. Setting an earlier run's seed repeats it. */
export const SEED = Number(process.env.BOARDS_TEST_SEED ?? parseInt(inject("testServer").run, 16));

export const REPEAT_HINT = `Draw the same again with BOARDS_TEST_SEED=${SEED}`;

oncePerProcess("say the seed", () => process.stdout.write(`BOARDS_TEST_SEED=${SEED}\n`));

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
export function randomNumbers(seed = SEED): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws without repetition. */
export function draw<Thing>(next: () => number, things: readonly Thing[], count: number): Thing[] {
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ thing }) => thing);
}

/** Any text: all planes of Unicode, lone surrogates and control characters. */
export function randomText(next: () => number): string {
  return Array.from({ length: Math.floor(next() * 40) }, () =>
    String.fromCharCode(Math.floor(next() * (next() < 0.5 ? 128 : 65_536))),
  ).join("");
}
