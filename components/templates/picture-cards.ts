import type { TemplateSummary } from "@/components/templates/template-data";

export interface DrawnCard {
  /** Index of the label whose color it has; null without one. */
  label: number | null;
  /** Two lines of text instead of one. */
  isTall: boolean;
}

const MAX_COLUMNS = 6;
const MAX_CARDS = 3;

/**
 * The cards of a small picture by column. It tells templates apart at a glance: as many columns as stages, cards in the
 * colors of the labels, more of them for more tasks. Which tasks are where is not known in lists.
 */
export function cardsOf({ stages, labels, tasks_count }: PictureFacts): DrawnCard[][] {
  const columns = Math.min(stages.length, MAX_COLUMNS);
  let left = tasks_count > 0 ? Math.max(tasks_count, 2 * columns - 1) : 0;
  return Array.from({ length: columns }, (_, column) => {
    const share = Math.ceil(left / (columns - column));
    const count = Math.min(share, MAX_CARDS - (column % 2));
    left = Math.max(0, left - share);
    return Array.from({ length: count }, (_unused, row) => cardAt(column, row, labels.length));
  });
}

type PictureFacts = Pick<TemplateSummary, "stages" | "labels" | "tasks_count">;

/** Every third card has no label. */
function cardAt(column: number, row: number, labels: number): DrawnCard {
  const place = column * MAX_CARDS + row;
  return { label: labels > 0 && place % 3 !== 2 ? place % labels : null, isTall: (column + row) % 2 === 1 };
}
