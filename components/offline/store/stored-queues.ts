import { inStore, settled } from "@/components/offline/store/database";

/** An edit that waits, or was refused after it had waited. The store knows neither edits nor their names. */
export interface StoredChange<Edit, Name> {
  edit: Edit;
  /** What it changes, in words' parts. */
  names: readonly Name[];
  /** When it was made, ISO 8601. */
  at: string;
  /** The page loads on which the records in it were created, by their local ids. */
  loads: readonly (readonly [localId: number, load: string])[];
  /** Why the server has refused it. */
  problem?: string;
}

/** The changes of one person on one board, made in one page. */
export interface StoredQueue<Edit, Name> {
  key: string;
  person: number;
  boardId: number;
  /** Of the page that sends them, as long as it lives. */
  page: string;
  changes: readonly StoredChange<Edit, Name>[];
  /** Of what was created by edits that are saved already. */
  serverIds: readonly (readonly [localId: number, id: number])[];
}

export const queueKey = (person: number, boardId: number, page: string): string => `${person} ${boardId} ${page}`;

type AnyQueue = StoredQueue<unknown, unknown>;

/** Those of this person, the oldest first. */
export async function readQueues<Queue extends AnyQueue>(person: number): Promise<Queue[]> {
  const all = await inStore("changes", "readonly", (store) => settled<Queue[]>(store.getAll()));
  const startOf = ({ changes }: Queue) => changes[0]?.at ?? "";
  return all
    .filter((queue) => queue.person === person)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** @returns the queue as it is now; null once another page has taken it over, or everything was sent */
export const readQueue = async <Queue extends AnyQueue>(key: string): Promise<Queue | null> =>
  (await inStore("changes", "readonly", (store) => settled<Queue | undefined>(store.get(key)))) ?? null;

/** An empty queue is deleted, as are those that it has taken over, all at once. */
export const writeQueue = (queue: AnyQueue, takenOver: readonly string[]): Promise<void> =>
  inStore("changes", "readwrite", async (store) => {
    const ended = queue.changes.length > 0 ? takenOver : [...takenOver, queue.key];
    if (queue.changes.length > 0) store.put(queue);
    await Promise.all(ended.map((key) => settled(store.delete(key))));
  });

/** Those of everybody but this person; of everybody when they sign out. */
export const forgetQueues = (keeper: number | null): Promise<void> =>
  inStore("changes", "readwrite", async (store) => {
    const all = await settled<AnyQueue[]>(store.getAll());
    const others = all.filter(({ person }) => person !== keeper);
    await Promise.all(others.map(({ key }) => settled(store.delete(key))));
  });
