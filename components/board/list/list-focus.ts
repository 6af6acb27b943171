import type { ListView } from "@/components/board/list/list-drag";
import { focusCard, focusedCard } from "@/components/drag/focus";
import type { Step } from "@/components/drag/place";

interface FocusOptions {
  isOpen: (groupId: number) => boolean;
  focusHeader: (groupId: number) => void;
}

/** A row, or the header of a group. */
interface Place {
  groupId: number;
  rowId: number | null;
}

/** Up and down lead to rows and to the headers of closed groups. */
export function moveFocus(step: Step, view: ListView, { isOpen, focusHeader }: FocusOptions): void {
  const to = placeAfter(step, placesOf(view, isOpen), isOpen);
  if (!to) return;
  if (to.rowId === null) focusHeader(to.groupId);
  else focusCard(to.rowId);
}

function placesOf({ groups, columns }: ListView, isOpen: FocusOptions["isOpen"]): Place[] {
  const rowsOf = (id: number) => (isOpen(id) ? (columns.get(id) ?? []) : []);
  return groups.flatMap(({ id: groupId }) => [
    { groupId, rowId: null },
    ...rowsOf(groupId).map(({ id: rowId }) => ({ groupId, rowId })),
  ]);
}

function placeAfter(step: Step, places: readonly Place[], isOpen: FocusOptions["isOpen"]): Place | undefined {
  const isRow = ({ rowId }: Place) => rowId !== null;
  const isStop = (place: Place) => isRow(place) || !isOpen(place.groupId);
  const [row, header] = [focusedCard(), focusedHeader()];
  const from = places.findIndex(({ groupId, rowId }) => (rowId === null ? groupId === header : rowId === row));
  if (from < 0) return places.find(isStop);
  if (step === "up") return places.slice(0, from).findLast(isStop);
  if (step === "down") return places.slice(from + 1).find(isStop);
  if (step === "first") return places.find(isRow);
  if (step === "last") return places.findLast(isRow);
}

/** The id of its group. */
function focusedHeader(): number | null {
  const header = document.activeElement?.closest("[data-toggles]");
  return header ? Number(header.closest<HTMLElement>("[data-stage]")?.dataset.stage) : null;
}
