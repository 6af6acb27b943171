import { fromEarlierLoad, loadOf } from "@/components/board-store/edits/local-ids";
import type { StoredChange } from "@/components/offline/store/stored-queues";

/** The ids of records that were created in a browser, anywhere in an edit. */
export function localIdsIn(value: unknown): number[] {
  if (typeof value === "number") return Number.isInteger(value) && value < 0 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(localIdsIn) : [];
}

export const loadsIn = (edit: object): StoredChange<unknown, unknown>["loads"] =>
  localIdsIn(edit).map((id) => [id, loadOf(id)] as const);

export function restoreLoads({ loads }: StoredChange<unknown, unknown>): void {
  for (const [id, load] of loads) fromEarlierLoad(id, load);
}
