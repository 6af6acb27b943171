import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { textOf } from "@/components/board/table/columns/cell-words";
import type { TableColumn } from "@/components/board/table/columns/columns";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import type { Checked } from "@/components/board/table/rows/use-checked";
import { csvOf } from "@/lib/text/csv";
import { downloadedName } from "@/lib/text/file-name";

interface ShownRows {
  columns: { shown: readonly TableColumn[] };
  tasks: readonly StoredTask[];
  checked: Pick<Checked, "ids">;
  context: CellsOnScreen;
}

/** The chosen rows, or all that are shown; with the names of the columns. */
export function rowsOf({ columns, tasks, checked, context }: ShownRows): string[][] {
  const chosen = checked.ids.size > 0 ? tasks.filter(({ id }) => checked.ids.has(id)) : tasks;
  return [
    columns.shown.map(({ name }) => name),
    ...chosen.map((task) => columns.shown.map((column) => textOf(column, task, context))),
  ];
}

/** Programs that read the file expect a decimal point. */
const forPrograms = (context: CellsOnScreen): CellsOnScreen => ({
  ...context,
  viewer: { ...context.viewer, locale: "en-US" },
});

/** Downloads a file named after the board. */
export function exportCsv(title: string, table: ShownRows) {
  const file = new Blob([csvOf(rowsOf({ ...table, context: forPrograms(table.context) }))], {
    type: "text/csv;charset=utf-8",
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = downloadedName(title, table.context.today, "csv");
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
