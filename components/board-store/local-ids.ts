/** Ids that the server gave to what was made here: edits that wait behind the making name it by the old one. */
const serverIds = new Map<number, number>();
const localIds = new Map<number, number>();

export const serverIdOf = (id: number): number => serverIds.get(id) ?? id;
export const serverIdOrNull = (id: number | null) => (id === null ? null : serverIdOf(id));

export function assignServerId(localId: number, id: number): void {
  serverIds.set(localId, id);
  localIds.set(id, localId);
}

/** The id under which something was drawn first: it stays the same thing on the screen when the server names it. */
export const firstIdOf = (id: number): number => localIds.get(id) ?? id;

/** Negative ids are counted from -1 in every tab and at every loading. */
export const PAGE_LOAD = `${Date.now()} ${Math.random()}`;
