import { withStorage } from "@/components/ui/hooks/with-storage";

/** Where a task with unsaved texts is, for when its board no longer tells. */
export interface DraftPlace {
  boardId: number;
  title: string;
}

const session = () => sessionStorage;
const keyOf = (userId: number, taskId: number) => ["boards place of drafts", userId, taskId].join(" ");

export function storeDraftPlace(userId: number, taskId: number, place: DraftPlace): void {
  withStorage(session, (store) => store.setItem(keyOf(userId, taskId), JSON.stringify(place)));
}

export function discardDraftPlace(userId: number, taskId: number): void {
  withStorage(session, (store) => store.removeItem(keyOf(userId, taskId)));
}

/** By task id: where a person has written. The cast is safe: only `storeDraftPlace` writes these keys. */
export function draftPlacesOf(userId: number): Map<number, DraftPlace> {
  const prefix = keyOf(userId, 0).slice(0, -1);
  const entries = withStorage(session, (store) =>
    Object.keys(store)
      .filter((key) => key.startsWith(prefix))
      .map(
        (key) => [Number(key.slice(prefix.length)), JSON.parse(store.getItem(key) ?? "null") as DraftPlace] as const,
      ),
  );
  return new Map(entries);
}
