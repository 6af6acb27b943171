/** Chance that falls the same way every time: the demo looks alike on every machine. */
export interface Chance {
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean;
  /** A whole number, both ends included. */
  between: (lowest: number, highest: number) => number;
  /** One of these. */
  of: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Mulberry32: 32 bits of state are enough for a story. */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lowest: number, highest: number) => lowest + Math.floor(next() * (highest - lowest + 1));
  return {
    percent: (share) => next() * 100 < share,
    between,
    of: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}
