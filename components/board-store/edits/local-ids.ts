/** Server ids of records created here: queued edits still use the local id. */
const serverIds = new Map<number, number>();
const localIds = new Map<number, number>();

export const serverIdOf = (id: number): number => serverIds.get(id) ?? id;
export const serverIdOrNull = (id: number | null) => (id === null ? null : serverIdOf(id));

export function assignServerId(localId: number, id: number): void {
  serverIds.set(localId, id);
  localIds.set(id, localId);
}

/** Of all records created here. */
export const assignedServerIds = (): [localId: number, id: number][] => [...serverIds];

/** The id under which a record was first rendered: as a React key it survives the change to the server's id. */
export const firstIdOf = (id: number): number => localIds.get(id) ?? id;

/** Row ids of lists allow 32 bits. Tabs begin anywhere, so that one can go on with the edits of another. */
let lastLocalId = -Math.floor(Math.random() * 2 ** 31);

/** Negative, for records that the server has not created yet. */
export const newId = (): number => (lastLocalId -= 1);

const THIS_LOAD = `${Date.now()} ${Math.random()}`;
/** Of records whose edits were made on an earlier load of the page. */
const earlierLoads = new Map<number, string>();

export const loadOf = (id: number): string => earlierLoads.get(id) ?? THIS_LOAD;

/** A request that is repeated after a reload keeps its key, so that the server executes it once. */
export const fromEarlierLoad = (id: number, load: string): void => void earlierLoads.set(id, load);

/** The `Idempotency-Key` of the request that creates a record. */
export const requestKey = (kind: string, id: number): string => `${kind} ${id} of ${loadOf(id)}`;
