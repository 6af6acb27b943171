import { itemIdOf, taskIdOfRow } from "@/components/drag/item-id";

let last: number | null = null;

/** For the handlers of the list. */
export function rememberRow({ target }: { target: EventTarget }): void {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  if (row) last = itemIdOf(row);
}

/** Of several rows of a task the one that was used last. */
export const lastUsedRowOf = (taskId: number): number =>
  last !== null && taskIdOfRow(last) === taskId ? last : taskId;
