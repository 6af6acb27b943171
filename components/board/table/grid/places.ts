/** The rows of a grid: its header, tasks by id, and its footer. */
export type RowKey = number | "header" | "footer";

export interface Place {
  row: RowKey;
  column: string;
}

/** Row and column counted from 0, with the header as row 0. */
export interface Position {
  row: number;
  column: number;
}

/** From the first to the last position, both included. */
export interface Range {
  first: Position;
  last: Position;
}

export interface GridKeys {
  key: string;
  /** Control or command. */
  toEdge: boolean;
  /** Rows of a page. */
  page: number;
  isRtl: boolean;
}

/** Where a key leads; null for other keys. */
export function afterKey(
  { key, toEdge, page, isRtl }: GridKeys,
  { row, column }: Position,
  { rows, columns }: { rows: number; columns: number },
): Position | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  // The first and the last task, where there is one.
  const [firstTask, lastTask] = [Math.min(1, lastRow), Math.max(lastRow - 1, 0)];
  const forward = isRtl ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight": {
      if (toEdge) return { row, column: key === forward ? lastColumn : 0 };
      return { row, column: limited(column + (key === forward ? 1 : -1), lastColumn) };
    }
    case "ArrowUp":
      return { row: toEdge ? firstTask : limited(row - 1, lastRow), column };
    case "ArrowDown":
      return { row: toEdge ? lastTask : limited(row + 1, lastRow), column };
    case "PageUp":
      return { row: Math.max(row - page, firstTask), column };
    case "PageDown":
      return { row: Math.min(row + page, lastTask), column };
    case "Home":
      return { row: toEdge ? firstTask : row, column: 0 };
    case "End":
      return { row: toEdge ? lastTask : row, column: lastColumn };
    default:
      return null;
  }
}

const limited = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** Only tasks: the header and the footer can't be part of a range. */
export function rangeBetween(one: Position, other: Position, rows: number): Range {
  const inTasks = (row: number) => Math.min(Math.max(row, 1), Math.max(rows - 2, 1));
  const [top, bottom] = [inTasks(one.row), inTasks(other.row)].toSorted((a, b) => a - b);
  const [start, end] = [one.column, other.column].toSorted((a, b) => a - b);
  return { first: { row: top ?? 1, column: start ?? 0 }, last: { row: bottom ?? 1, column: end ?? 0 } };
}

export const sizeOf = ({ first, last }: Range): number => (last.row - first.row + 1) * (last.column - first.column + 1);

/** What a row shows of the range: the first and the last column as `1-3`, or nothing. A text, so that rows can compare it. */
export const rangeInRow = (range: Range | null, row: number): string =>
  range && row >= range.first.row && row <= range.last.row ? `${range.first.column}-${range.last.column}` : "";

export function isInRange(range: string, column: number): boolean {
  const [first = -1, last = -1] = range === "" ? [] : range.split("-").map(Number);
  return column >= first && column <= last;
}
