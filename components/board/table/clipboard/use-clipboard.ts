"use client";
import { type RefObject, useState } from "react";
import { useTranslations } from "next-intl";
import { mayEdit } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import { type PasteTarget, pasteCells } from "@/components/board/table/clipboard/paste";
import { cellsIn, htmlTableOf, tsvOf } from "@/components/board/table/clipboard/tsv";
import { useClipboardEvents } from "@/components/board/table/clipboard/use-clipboard-events";
import { usePasteProblems } from "@/components/board/table/clipboard/use-paste-problems";
import { textOf } from "@/components/board/table/columns/cell-words";
import { isEditableOn, type TableColumn } from "@/components/board/table/columns/columns";
import { parseCell } from "@/components/board/table/columns/parse-cell";
import { type Position, sizeOf } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { toast } from "@/components/ui/feedback/toasts";

interface ClipboardOptions {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid;
  tasks: readonly StoredTask[];
  columns: readonly TableColumn[];
  context: CellsOnScreen;
  saving: Save;
}

/** Each changed cell is one request. */
const MOST_CELLS = 1_000;

/** Copies, pastes and clears the selected cells, in the form that spreadsheets use. */
export function useClipboard(options: ClipboardOptions) {
  const t = useTranslations("boardTable.clipboard");
  const [announcement, announce] = useState("");
  const { paste, clear } = useCellChanges(options, announce);

  function copy(clipboard: DataTransfer): boolean {
    const selected = copiedCells(options);
    if (!selected) return false;
    writeCells(clipboard, selected);
    announce(t("copied", { count: sizeOf(selected.range) }));
    return true;
  }

  function cut(clipboard: DataTransfer): boolean {
    const isCopied = copy(clipboard);
    if (isCopied) clear();
    return isCopied;
  }

  useClipboardEvents(options.scroller, { copy, cut, paste });
  return { clear, announcement };
}

function useCellChanges(options: ClipboardOptions, announce: (text: string) => void) {
  const { context, saving } = options;
  const t = useTranslations("boardTable.clipboard");
  const reportProblems = usePasteProblems();
  const refuse = () => toast(t("tooMany", { count: MOST_CELLS }), "error");

  function paste(clipboard: DataTransfer): boolean {
    const selected = selectedCells(options);
    if (!selected || !context.board.abilities.edit) return false;
    pasteInto(selected, cellsIn(clipboard.getData("text/plain")));
    return true;
  }

  function pasteInto(selected: PasteTarget, cells: readonly (readonly string[])[]) {
    if (countOf(cells, selected) > MOST_CELLS) return refuse();

    const result = pasteCells(cells, selected);
    saving.saveMany(result.edits);
    announce(t("pasted", { count: result.count }));
    reportProblems(result);
  }

  function clear() {
    const edits = clearing(selectedCells(options));
    return edits.length > MOST_CELLS ? refuse() : saving.saveMany(edits);
  }

  return { paste, clear };
}

/** One cell fills the whole range. */
function countOf(cells: readonly (readonly string[])[], { range }: PasteTarget): number {
  const count = cells.reduce((sum, row) => sum + row.length, 0);
  return count === 1 ? sizeOf(range) : count;
}

/** Without the column for selecting; null in the header and the footer. */
function selectedCells({ grid, tasks, columns, context }: ClipboardOptions): PasteTarget | null {
  const { range, focus, positionOf } = grid;
  const position = positionOf(focus);
  if (!range && typeof focus.row !== "number") return null;
  const { first, last } = range ?? { first: position, last: position };
  const inColumns = (at: Position) => ({ ...at, column: Math.max(1, at.column) });
  return {
    tasks,
    columns: [undefined, ...columns],
    range: { first: inColumns(first), last: inColumns(last) },
    context,
  };
}

/** Copying from the column for selecting takes whole rows. */
function copiedCells(options: ClipboardOptions): PasteTarget | null {
  const selected = selectedCells(options);
  const { range, focus, positionOf } = options.grid;
  if (!selected || (range?.last ?? positionOf(focus)).column > 0) return selected;
  const { first, last } = selected.range;
  return { ...selected, range: { first, last: { ...last, column: options.columns.length } } };
}

const columnsIn = ({ columns, range: { first, last } }: PasteTarget) =>
  columns.slice(first.column, last.column + 1).filter((column) => column !== undefined);

const tasksIn = ({ tasks, range: { first, last } }: PasteTarget) => tasks.slice(first.row - 1, last.row);

function writeCells(clipboard: DataTransfer, selected: PasteTarget) {
  const rows = textsOf(selected);
  clipboard.setData("text/plain", tsvOf(rows));
  clipboard.setData("text/html", htmlTableOf(rows));
}

const textsOf = (selected: PasteTarget): string[][] =>
  tasksIn(selected).map((task) => columnsIn(selected).map((column) => textOf(column, task, selected.context)));

/** Titles, stages and statuses can't be empty, and stay. */
const clearing = (selected: PasteTarget | null) =>
  selected === null
    ? []
    : tasksIn(selected)
        .filter((task) => mayEdit(selected.context, task))
        .flatMap((task) =>
          columnsIn(selected).flatMap((column) =>
            isEditableOn(column, task) ? (parseCell(column, task, "", selected.context) ?? []) : [],
          ),
        );
