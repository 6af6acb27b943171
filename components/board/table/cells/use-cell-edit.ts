"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { finishing } from "@/components/board-store/edits/edit-factories";
import type { EditedCell, Step } from "@/components/board/table/cells/cell-editor";
import { cellElement } from "@/components/board/table/grid/cell-element";
import { fieldValueOf } from "@/components/board/table/columns/cell-values";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { type ParseContext, parseCell } from "@/components/board/table/columns/parse-cell";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import type { QuickProperty } from "@/components/board/quick-edit/quick-property";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";

interface CellEditOptions {
  board: BoardViewProps;
  columns: readonly TableColumn[];
  context: ParseContext;
  /** Known only after the rows, whose order depends on whether a cell is edited. */
  grid: () => Grid;
  root: () => HTMLElement | null;
}

export type CellEdit = ReturnType<typeof useCellEdit>;

/** How a cell is edited: in the cell, in a popover, or at once. */
export function useCellEdit({ board, columns, context, grid, root }: CellEditOptions) {
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const [isPopoverOpen, setPopoverOpen] = useState(false);
  const save = useTextSaver(board.saving, (again) => setEdited((now) => now ?? again));
  const t = useTranslations("boardTable.cells");

  /** @returns whether the cell can be edited */
  function begin({ row, column: columnId }: Place, typed?: string): boolean {
    const task = typeof row === "number" ? board.tasks[row] : undefined;
    const column = columns.find(({ id }) => id === columnId);
    if (!task || !column?.isEditable || !board.abilities.edit || task.id < 0) return false;

    const kind = column.kind;
    if (kind === "title" || kind === "text" || kind === "number") setEdited(editedCell(task, column, kind, typed));
    else if (kind === "status") board.saving.save(finishing(task));
    else if (kind === "checkbox") toggle(task, column);
    else openPopover(task, column, typed);
    return true;
  }

  function toggle(task: StoredTask, { field, ...column }: TableColumn) {
    if (!field) return;
    const value = fieldValueOf({ ...column, field }, task) !== true;
    board.saving.save({ kind: "fill-task", taskId: task.id, fieldId: field.id, value });
  }

  function openPopover(task: StoredTask, { id }: TableColumn, typed?: string) {
    setPopoverOpen(true);
    board.quickEdit({
      taskId: task.id,
      property: propertyOf(id),
      typed,
      anchor: () => cellElement(root(), { row: task.id, column: id }),
      focusTarget: () => cellElement(root(), grid().focus),
      onTab: (step) => move({ row: task.id, column: id }, step === 1 ? "right" : "left"),
      onClose: () => setPopoverOpen(false),
    });
  }

  function move(from: Place, step: Step) {
    const { positionOf, placeAt, rows, columns: ids, select } = grid();
    const { row, column } = positionOf(from);
    const [down, along] = STEPS[step];
    select(
      placeAt({
        row: Math.min(Math.max(row + down, 1), rows.length - 2),
        column: Math.min(Math.max(column + along, 0), ids.length - 1),
      }),
    );
  }

  function commit(text: string, step: Step) {
    const column = columns.find(({ id }) => id === edited?.columnId);
    if (!edited || !column) return setEdited(null);
    const edits = text === edited.saved ? [] : parseCell(column, edited.task, text, context);
    // A task must have a title.
    if (!edits && edited.kind !== "title") return setEdited({ ...edited, text, isTyped: true, problem: t("noNumber") });

    setEdited(null);
    if (step !== "none") move({ row: edited.task.id, column: edited.columnId }, step);
    for (const edit of edits ?? []) save(edit, { ...edited, text, isTyped: true });
  }

  return {
    edited,
    isEditing: edited !== null || isPopoverOpen,
    begin,
    commit,
    cancel: () => setEdited(null),
  };
}

const STEPS: Readonly<Record<Step, readonly [down: number, along: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  none: [0, 0],
};

function editedCell(task: StoredTask, column: TableColumn, kind: EditedCell["kind"], typed?: string): EditedCell {
  const saved = kind === "title" ? task.title : String(fieldValueOf(column, task) ?? "");
  return { task, columnId: column.id, kind, saved, text: typed ?? saved, isTyped: typed !== undefined, problem: "" };
}

/** The columns that are edited in a popover are called like the properties. */
const propertyOf = (columnId: string) => columnId as QuickProperty;

/** A refused text comes back into its cell, unless another one is being edited. */
function useTextSaver({ saveAsync }: BoardViewProps["saving"], reopen: (edited: EditedCell) => void) {
  return (edit: Parameters<typeof saveAsync>[0], edited: EditedCell) =>
    void saveAsync(edit).catch((error: unknown) => {
      toast(errorMessage(error), "error");
      reopen({ ...edited, problem: errorMessage(error) });
    });
}
