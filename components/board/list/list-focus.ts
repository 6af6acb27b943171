import type { ListView } from "@/components/board/list/list-drag";
import { ListItems } from "@/components/board/list/list-items";
import { focusCard, focusedCard } from "@/components/drag/focus";
import type { Step } from "@/components/drag/place";

interface FocusOptions {
  isOpen: (groupId: number) => boolean;
  focusHeader: (groupId: number) => void;
}

/** Up and down lead to rows and to the headers of closed groups. */
export function moveFocus(step: Step, view: ListView, { isOpen, focusHeader }: FocusOptions): void {
  const items = itemsOf(view, isOpen);
  const index = indexAfter(step, items);
  if (index === null) return;
  const item = items.at(index);
  const section = items.sections[items.sectionOf(index)];
  if (item.kind === "row") focusCard(item.row.id);
  else if (section) focusHeader(section.groupId);
}

const itemsOf = ({ groups, columns }: ListView, isOpen: FocusOptions["isOpen"]) =>
  new ListItems(
    groups.map(({ id }) => ({ groupId: id, isOpen: isOpen(id), isComposing: false, rows: columns.get(id) ?? [] })),
  );

function indexAfter(step: Step, items: ListItems): number | null {
  const isRow = (index: number) => items.at(index).kind === "row";
  const isStop = (index: number) => isRow(index) || items.sections[items.sectionOf(index)]?.isOpen === false;
  const from = focusedIndex(items);
  if (from < 0) return nearest(items, 0, 1, isStop);
  if (step === "up") return nearest(items, from - 1, -1, isStop);
  if (step === "down") return nearest(items, from + 1, 1, isStop);
  if (step === "first") return nearest(items, 0, 1, isRow);
  return step === "last" ? nearest(items, items.count - 1, -1, isRow) : null;
}

function nearest(items: ListItems, from: number, by: 1 | -1, matches: (index: number) => boolean): number | null {
  for (let index = from; index >= 0 && index < items.count; index += by) if (matches(index)) return index;
  return null;
}

/** -1 if neither a row nor a header has the focus. */
function focusedIndex(items: ListItems): number {
  const groupId = focusedHeader();
  const section = items.sections.findIndex((each) => each.groupId === groupId);
  return section < 0 ? items.indexOf(focusedCard()) : items.rangeOf(section).first;
}

/** The id of its group. */
function focusedHeader(): number | null {
  const header = document.activeElement?.closest("[data-toggles]");
  return header ? Number(header.closest<HTMLElement>("[data-stage]")?.dataset.stage) : null;
}
