/** Server ids of records created here: queued edits still use the local id. */
const serverIds = new Map<number, number>();
const localIds = new Map<number, number>();

export const serverIdOf = (id: number): number => serverIds.get(id) ?? id;
export const serverIdOrNull = (id: number | null) => (id === null ? null : serverIdOf(id));

export function assignServerId(localId: number, id: number): void {
  serverIds.set(localId, id);
  localIds.set(id, localId);
}

/** The id under which a record was first rendered: as a React key it survives the change to the server's id. */
export const firstIdOf = (id: number): number => localIds.get(id) ?? id;

/** Local ids start at -1 in every tab and on every load. */
export const PAGE_LOAD = `${Date.now()} ${Math.random()}`;
