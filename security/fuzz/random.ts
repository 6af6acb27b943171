/** The same in every run, so that a change is judged by itself; `FUZZ_SEED=random` looks elsewhere and says where. */
export const SEED = process.env.FUZZ_SEED === "random" ? Date.now() % 1_000_000_000 : Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Mulberry32: small, and the same numbers for the same seed everywhere. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Any text at all: every plane of Unicode, halves of pairs and control characters too. */
export function randomText(next: () => number): string {
  return Array.from({ length: Math.floor(next() * 40) }, () => String.fromCharCode(Math.floor(next() * (next() < 0.5 ? 128 : 65_536)))).join("");
}
