/** Ids that the server gave to what was made here: edits that wait behind the making name it by the old one. */
const given = new Map<number, number>();
const made = new Map<number, number>();

export const real = (id: number): number => given.get(id) ?? id;
export const realOrNone = (id: number | null) => (id === null ? null : real(id));

export function give(madeId: number, id: number): void {
  given.set(madeId, id);
  made.set(id, madeId);
}

/** The id under which something was drawn first: it stays the same thing on the screen when the server names it. */
export const drawnAs = (id: number): number => made.get(id) ?? id;

/** Negative ids are counted from -1 in every tab and at every loading. */
export const LOADED_AT = `${Date.now()} ${Math.random()}`;
