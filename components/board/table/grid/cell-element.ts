import type { Place } from "@/components/board/table/grid/places";

/** The element of a cell, if it is drawn. */
export function cellElement(root: HTMLElement | null, { row, column }: Place): HTMLElement | null {
  const around = typeof row === "number" ? `[data-task="${row}"]` : `[data-row=${row}]`;
  return root?.querySelector<HTMLElement>(`${around} > [data-column="${column}"]`) ?? null;
}

/** The cell around an element. */
export function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const row = cell?.closest<HTMLElement>("[data-task], [data-row]");
  if (!cell?.dataset.column || !row) return null;
  const { task, row: name } = row.dataset;
  if (task !== undefined) return { row: Number(task), column: cell.dataset.column };
  return name === "header" || name === "footer" ? { row: name, column: cell.dataset.column } : null;
}
