import { type Columns, isSamePlace, type Place, placeAmong, placeIn, placeOf, type TaskPlace } from "@/components/board/drag/place";

export interface Point {
  x: number;
  y: number;
}

/** The place for a task under the pointer: on a card before or after it, in a column's empty room the end. */
export function taskPlaceAt(point: Point, columns: Columns, taskId: number): TaskPlace | null {
  const under = document.elementFromPoint(point.x, point.y);
  const column = under?.closest<HTMLElement>("[data-stage]");
  if (!column) return null;

  const stageId = Number(column.dataset.stage);
  const place = placeIn(columns, taskId, stageId, indexUnder(point, under, column, (columns.get(stageId) ?? []).filter(({ id }) => id !== taskId)));
  return isSamePlace(place, placeOf(columns, taskId)) ? null : place;
}

function indexUnder({ y }: Point, under: Element | null | undefined, column: HTMLElement, others: readonly { id: number }[]): number {
  const card = under?.closest("[data-index]")?.querySelector<HTMLElement>("[data-task]");
  const at = others.findIndex(({ id }) => id === Number(card?.dataset.task));
  if (card && at >= 0) return isBehindMiddle(y, card.getBoundingClientRect()) ? at + 1 : at;

  const cards = column.querySelector("[data-cards]")?.getBoundingClientRect();
  return cards && y < cards.top ? 0 : others.length;
}

const isBehindMiddle = (y: number, { top, bottom }: DOMRect): boolean => y > (top + bottom) / 2;

/** The place for a stage: behind all columns whose middle the pointer has passed. */
export function stagePlaceAt({ x }: Point, board: HTMLElement, stageIds: readonly number[], stageId: number): Place | null {
  const isRtl = getComputedStyle(board).direction === "rtl";
  const columns = [...board.querySelectorAll<HTMLElement>("[data-stage]")].filter(({ dataset }) => dataset.stage !== String(stageId));
  const passed = columns.filter((column) => {
    const { left, right } = column.getBoundingClientRect();
    return isRtl ? x < (left + right) / 2 : x > (left + right) / 2;
  });
  return passed.length === stageIds.indexOf(stageId) ? null : placeAmong(stageIds, stageId, passed.length);
}
