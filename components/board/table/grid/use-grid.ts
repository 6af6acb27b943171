"use client";
import { useCallback, useMemo, useState } from "react";
import { type Place, type Position, type Range, rangeBetween, type RowKey } from "@/components/board/table/grid/places";

export interface Grid {
  /** The header, all tasks and the footer. */
  rows: readonly RowKey[];
  columns: readonly string[];
  /** The cell that is the tab stop. */
  focus: Place;
  positionOf: (place: Place) => Position;
  placeAt: (position: Position) => Place;
  /** Null while only one cell is selected. */
  range: Range | null;
  select: (place: Place, extending?: boolean) => void;
  selectAll: () => void;
  collapse: () => void;
}

interface Selection {
  focus: Place;
  from: Place;
  to: Place;
}

interface GridOptions {
  taskIds: readonly number[];
  columns: readonly string[];
  /** The column of the first focus. */
  start: string;
}

/** Which cells of a grid are selected. Cells are known by task and column, so that they stay selected when rows move. */
export function useGrid({ taskIds, columns, start }: GridOptions): Grid {
  const rows = useMemo<readonly RowKey[]>(() => ["header", ...taskIds, "footer"], [taskIds]);
  const rowIndexes = useMemo(() => new Map(rows.map((row, index) => [row, index])), [rows]);
  const [chosen, setChosen] = useState<Selection>(() => single({ row: taskIds[0] ?? "header", column: start }));
  const selection = useRemaining(chosen, setChosen, { rows, rowIndexes, columns, start });

  const positionOf = useCallback(
    ({ row, column }: Place) => ({ row: rowIndexes.get(row) ?? 0, column: Math.max(0, columns.indexOf(column)) }),
    [rowIndexes, columns],
  );
  const placeAt = useCallback(
    ({ row, column }: Position) => ({ row: rows[row] ?? "header", column: columns[column] ?? start }),
    [rows, columns, start],
  );
  const select = useCallback((place: Place, extending = false) => {
    setChosen((before) => (extending ? { focus: place, from: before.from, to: place } : single(place)));
  }, []);

  return useMemo(() => {
    const { focus, from, to } = selection;
    const isSingle = from.row === to.row && from.column === to.column;
    const [first, last] = [
      { row: 1, column: 0 },
      { row: rows.length - 2, column: columns.length - 1 },
    ];
    return {
      rows,
      columns,
      focus,
      positionOf,
      placeAt,
      range: isSingle ? null : rangeBetween(positionOf(from), positionOf(to), rows.length),
      select,
      selectAll: () => rows.length > 2 && setChosen({ focus, from: placeAt(first), to: placeAt(last) }),
      collapse: () => setChosen(single(focus)),
    };
  }, [selection, rows, columns, positionOf, placeAt, select]);
}

const single = (place: Place): Selection => ({ focus: place, from: place, to: place });

interface Known {
  rows: readonly RowKey[];
  rowIndexes: ReadonlyMap<RowKey, number>;
  columns: readonly string[];
  start: string;
}

/** When a selected row or column disappears, the selection moves to its neighbor. */
function useRemaining(selection: Selection, onChange: (selection: Selection) => void, known: Known): Selection {
  const [before, setBefore] = useState(known.rows);
  if (before !== known.rows) setBefore(known.rows);
  const places = [selection.focus, selection.from, selection.to];
  const isThere = ({ row, column }: Place) => known.rowIndexes.has(row) && known.columns.includes(column);
  if (places.every(isThere)) return selection;

  const remaining = (place: Place): Place => ({
    row: known.rowIndexes.has(place.row) ? place.row : neighborOf(place.row, before, known),
    column: known.columns.includes(place.column) ? place.column : known.start,
  });
  const next = single(remaining(selection.focus));
  onChange(next);
  return next;
}

function neighborOf(row: RowKey, before: readonly RowKey[], { rows, rowIndexes }: Known): RowKey {
  const at = before.indexOf(row);
  const isTask = (each: RowKey) => typeof each === "number" && rowIndexes.has(each);
  return (
    before.slice(at + 1).find(isTask) ??
    before.slice(0, Math.max(at, 0)).findLast(isTask) ??
    rows.find((each) => typeof each === "number") ??
    "header"
  );
}
