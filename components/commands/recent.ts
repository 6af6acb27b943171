import { withStorage } from "@/components/ui/hooks/with-storage";

/** A board or a task that was opened in this browser. */
export interface RecentPlace {
  kind: "board" | "task";
  id: number;
  title: string;
  board: { id: number; title: string };
}

const MOST = 12;
const PREFIX = "boards recent ";

/** The latest first. */
export function recentPlaces(personId: number): RecentPlace[] {
  const stored = withStorage(
    () => localStorage,
    (store) => store.getItem(PREFIX + personId),
  );
  return stored ? parse(stored) : [];
}

export function rememberPlace(personId: number, place: RecentPlace): void {
  const others = recentPlaces(personId).filter(({ kind, id }) => kind !== place.kind || id !== place.id);
  withStorage(
    () => localStorage,
    (store) => store.setItem(PREFIX + personId, JSON.stringify([place, ...others].slice(0, MOST))),
  );
}

/** When somebody signs out: another person may use this browser next. */
export function forgetPlaces(): void {
  withStorage(
    () => localStorage,
    (store) =>
      Object.keys(store)
        .filter((key) => key.startsWith(PREFIX))
        .forEach((key) => store.removeItem(key)),
  );
}

/** Only `rememberPlace` writes there. */
const parse = (stored: string): RecentPlace[] => JSON.parse(stored) as RecentPlace[];
