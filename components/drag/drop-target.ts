import { type RenderedItem, type DropSpot, dropSpotOn } from "@/components/drag/drop-spot";
import { itemIdOf } from "@/components/drag/item-id";
import {
  type Columns,
  isSamePlace,
  type Place,
  placeAmong,
  placeIn,
  placeOf,
  type TaskPlace,
} from "@/components/drag/place";

export interface Point {
  x: number;
  y: number;
}

/**
 * On a card the place before or after it; in empty space the end; on unloaded cards the place after the last loaded
 * one.
 */
export function taskPlaceAt(point: Point, columns: Columns, taskId: number): TaskPlace | null {
  const under = document.elementFromPoint(point.x, point.y);
  const column = under?.closest<HTMLElement>("[data-stage]");
  if (!column) return null;

  const groupId = Number(column.dataset.stage);
  const found = dropSpotUnder(
    point,
    under,
    column,
    (columns.get(groupId) ?? []).filter(({ id }) => id !== taskId),
  );
  const place = found && placeIn(columns, taskId, groupId, found.index);
  if (!place || isSamePlace(place, placeOf(columns, taskId))) return null;
  // A drop beside unloaded cards belongs to the card before them.
  return found.isAtGap ? { ...place, before: null } : place;
}

function dropSpotUnder(
  { y }: Point,
  under: Element | null | undefined,
  column: HTMLElement,
  others: readonly { id: number }[],
): DropSpot | null {
  const items = [...column.querySelectorAll<HTMLElement>("[data-index]")];
  const ids = others.map(({ id }) => id);
  const item = under?.closest<HTMLElement>("[data-index]");
  if (item)
    return dropSpotOn(
      items.map(renderedItemOf),
      items.indexOf(item),
      isPastMiddle(y, (cardIn(item) ?? item).getBoundingClientRect()),
      ids,
    );

  const cards = column.querySelector("[data-cards]")?.getBoundingClientRect();
  if (cards && y < cards.top) return { index: 0 };
  const last = items.at(-1);
  return last && !cardIn(last)
    ? dropSpotOn(items.map(renderedItemOf), items.length - 1, true, ids)
    : { index: ids.length };
}

const cardIn = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>("[data-task]");

function renderedItemOf(item: HTMLElement): RenderedItem {
  const card = cardIn(item);
  return { index: Number(item.dataset.index), taskId: card && itemIdOf(card) };
}

const isPastMiddle = (y: number, { top, bottom }: DOMRect): boolean => y > (top + bottom) / 2;

export function stagePlaceAt(
  { x }: Point,
  board: HTMLElement,
  stageIds: readonly number[],
  stageId: number,
): Place | null {
  const isRtl = getComputedStyle(board).direction === "rtl";
  const columns = [...board.querySelectorAll<HTMLElement>("[data-stage]")].filter(
    ({ dataset }) => dataset.stage !== String(stageId),
  );
  const passed = columns.filter((column) => {
    const { left, right } = column.getBoundingClientRect();
    return isRtl ? x < (left + right) / 2 : x > (left + right) / 2;
  });
  return passed.length === stageIds.indexOf(stageId) ? null : placeAmong(stageIds, stageId, passed.length);
}
