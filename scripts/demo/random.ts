/** A seeded random generator: the demo looks the same on every machine. */
export interface Random {
  /** True in `share` percent of the calls. */
  percent: (share: number) => boolean;
  /** An integer; both ends are included. */
  between: (lowest: number, highest: number) => number;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** Mulberry32: 32 bits of state are enough here. */
export function randomFrom(seed: number): Random {
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
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
  };
}
