"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { Save } from "@/components/board-store/use-save";
import type { CellsOnScreen } from "@/components/board/table/cells/use-cell-context";
import { pasteCells } from "@/components/board/table/clipboard/paste";
import { cellsIn, htmlTableOf, tsvOf } from "@/components/board/table/clipboard/tsv";
import { usePasteProblems } from "@/components/board/table/clipboard/use-paste-problems";
import { textOf } from "@/components/board/table/columns/cell-words";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { parseCell } from "@/components/board/table/columns/parse-cell";
import { type Range, sizeOf } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { toast } from "@/components/ui/feedback/toasts";

interface ClipboardOptions {
  grid: Grid;
  tasks: readonly StoredTask[];
  columns: readonly TableColumn[];
  context: CellsOnScreen;
  mayEdit: boolean;
  saving: Save;
}

/** Each changed cell is one request. */
const MOST_CELLS = 1_000;

/** Copies and pastes cells, in the form that spreadsheets use. */
export function useClipboard({ grid, tasks, columns, context, mayEdit, saving }: ClipboardOptions) {
  const t = useTranslations("boardTable.clipboard");
  const [announcement, announce] = useState("");
  const reportProblems = usePasteProblems();
  const ofGrid = [undefined, ...columns];

  function onCopy(event: React.ClipboardEvent) {
    const range = rangeOf(grid);
    if (!range || isInField(event)) return;
    event.preventDefault();
    const rows = tasks
      .slice(range.first.row - 1, range.last.row)
      .map((task) =>
        ofGrid
          .slice(range.first.column, range.last.column + 1)
          .flatMap((column) => (column ? [textOf(column, task, context)] : [])),
      );
    event.clipboardData.setData("text/plain", tsvOf(rows));
    event.clipboardData.setData("text/html", htmlTableOf(rows));
    announce(t("copied", { count: sizeOf(range) }));
  }

  function onPaste(event: React.ClipboardEvent) {
    const range = rangeOf(grid);
    if (!range || !mayEdit || isInField(event)) return;
    event.preventDefault();
    const cells = cellsIn(event.clipboardData.getData("text/plain"));
    const count = cells.reduce((sum, row) => sum + row.length, 0);
    if (Math.max(count, count === 1 ? sizeOf(range) : 0) > MOST_CELLS)
      return toast(t("tooMany", { count: MOST_CELLS }), "error");

    const result = pasteCells(cells, { tasks, columns: ofGrid, range, context });
    saving.saveMany(result.edits);
    announce(t("pasted", { count: result.count }));
    reportProblems(result);
  }

  /** Titles, stages and statuses can't be empty. */
  function clear() {
    const range = rangeOf(grid);
    if (!range || !mayEdit) return;
    const cleared = ofGrid.slice(range.first.column, range.last.column + 1).filter((column) => column?.isEditable);
    const edits = tasks
      .slice(range.first.row - 1, range.last.row)
      .flatMap((task) => cleared.flatMap((column) => (column && parseCell(column, task, "", context)) ?? []));
    if (edits.length > MOST_CELLS) return toast(t("tooMany", { count: MOST_CELLS }), "error");
    saving.saveMany(edits);
  }

  return { onCopy, onPaste, clear, announcement };
}

/** The selected tasks; null in the header and the footer. */
function rangeOf({ range, focus, positionOf }: Grid): Range | null {
  if (range) return range;
  const position = positionOf(focus);
  return typeof focus.row === "number" ? { first: position, last: position } : null;
}

const isInField = ({ target }: React.ClipboardEvent): boolean =>
  target instanceof Element && target.matches("textarea, input:not([type=checkbox])");
