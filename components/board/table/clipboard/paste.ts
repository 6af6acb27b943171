import { mayEdit } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { TaskEdit } from "@/components/board-store/edits/task-edits";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import { isEditableOn, type TableColumn } from "@/components/board/table/columns/columns";
import { parseCell } from "@/components/board/table/columns/parse-cell";
import type { Range } from "@/components/board/table/grid/places";

export interface PasteTarget {
  tasks: readonly StoredTask[];
  /** Undefined for the column for selecting. */
  columns: readonly (TableColumn | undefined)[];
  /** Rows counted from the header, which is 0. */
  range: Range;
  context: CellsOnScreen;
}

export interface PasteProblem {
  column: string;
  /** Counted from 1. */
  row: number;
  text: string;
  reason: "unknown" | "readOnly";
}

export interface PasteResult {
  edits: TaskEdit[];
  /** Cells that have the pasted value now. */
  count: number;
  problems: PasteProblem[];
  /** Rows and columns that lie beyond the table. */
  missing: { rows: number; columns: number };
}

/** One cell fills the whole range; several go where the range begins. */
export function pasteCells(cells: readonly (readonly string[])[], target: PasteTarget): PasteResult {
  const { tasks, columns, range } = target;
  const rows = filling(cells, range);
  const width = Math.max(...rows.map(({ length }) => length));
  const result: PasteResult = {
    edits: [],
    count: 0,
    problems: [],
    missing: {
      rows: Math.max(0, range.first.row - 1 + rows.length - tasks.length),
      columns: Math.max(0, range.first.column + width - columns.length),
    },
  };
  for (const [down, texts] of rows.entries()) {
    for (const [along, text] of texts.entries())
      pasteCell(result, target, { row: range.first.row - 1 + down, column: range.first.column + along, text });
  }
  return result;
}

function filling(cells: readonly (readonly string[])[], { first, last }: Range): readonly (readonly string[])[] {
  const [only] = cells[0] ?? [];
  if (only === undefined || cells.length > 1 || (cells[0]?.length ?? 0) > 1) return cells;
  const row = Array.from({ length: last.column - first.column + 1 }, () => only);
  return Array.from({ length: last.row - first.row + 1 }, () => row);
}

function pasteCell(
  result: PasteResult,
  { tasks, columns, context }: PasteTarget,
  { row, column: at, text }: { row: number; column: number; text: string },
) {
  const [task, column] = [tasks[row], columns[at]];
  if (!task || !column) return;
  const isEditable = isEditableOn(column, task) && mayEdit(context, task);
  const edits = isEditable && task.id > 0 ? parseCell(column, task, text, context) : null;
  if (edits) {
    result.edits.push(...edits);
    result.count += 1;
  } else {
    const reason = isEditable ? "unknown" : "readOnly";
    result.problems.push({ column: column.name, row: row + 1, text, reason });
  }
}
