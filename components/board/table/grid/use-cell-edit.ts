"use client";
import { useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { mayEdit } from "@/components/board-store/board-in-view";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { EditedCell, Step } from "@/components/board/table/grid/cell-editor";
import { cellElement } from "@/components/board/table/grid/cell-element";
import { fieldValueOf } from "@/components/board/table/columns/cell-values";
import { textOf } from "@/components/board/table/columns/cell-words";
import { isEditableOn, type TableColumn } from "@/components/board/table/columns/columns";
import { type ParseContext, parseCell } from "@/components/board/table/columns/parse-cell";
import { type TabRun, useTabRun } from "@/components/board/table/grid/use-tab-run";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import type { QuickEditRequest, QuickProperty } from "@/components/board/quick-edit/quick-property";
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
export function useCellEdit(options: CellEditOptions) {
  const { board, columns } = options;
  const [edited, setEdited] = useState<EditedCell | null>(null);
  const run = useTabRun(options.grid);
  const popover = usePopover({ ...options, run });
  const commit = useCommit({ ...options, run }, edited, setEdited);

  /** @returns whether the cell can be edited */
  function begin({ row, column: columnId }: Place, typed?: string): boolean {
    const task = typeof row === "number" ? board.tasks[row] : undefined;
    const column = columns.find(({ id }) => id === columnId);
    if (!task || !column || !isEditableOn(column, task) || !mayEdit(board, task) || task.id < 0) return false;

    const { kind } = column;
    if (kind === "title" || kind === "text" || kind === "number" || kind === "duration")
      setEdited(editedCell({ task, column, kind, typed, saved: textOf(column, task, options.context) }));
    else if (kind === "status") board.actions.finish(task);
    else if (kind === "checkbox") tick(board, task, column);
    else popover.open(task, column, typed);
    return true;
  }

  return {
    edited,
    run,
    isEditing: edited !== null || popover.isOpen,
    begin,
    commit,
    cancel: () => setEdited(null),
  };
}

function tick({ saving }: BoardViewProps, task: StoredTask, column: TableColumn) {
  if (!column.field) return;
  const value = fieldValueOf(column, task) !== true;
  saving.save({ kind: "fill-task", taskId: task.id, fieldId: column.field.id, value });
}

interface RunOptions extends CellEditOptions {
  run: TabRun;
}

function usePopover(options: RunOptions) {
  const [isOpen, setOpen] = useState(false);
  // Until the popover has the focus, further letters are typed into the cell.
  const opening = useRef({ cell: "", text: "" });

  function open(task: StoredTask, column: TableColumn, typed = "") {
    const cell = `${task.id} ${column.id}`;
    const text = opening.current.cell === cell ? opening.current.text + typed : typed;
    opening.current = { cell, text };
    setOpen(true);
    options.board.quickEdit({ ...popoverFor(task, column, options), typed: text || undefined, onClose: close });
  }

  function close() {
    opening.current = { cell: "", text: "" };
    setOpen(false);
  }

  return { isOpen, open };
}

const popoverFor = ({ id }: StoredTask, column: TableColumn, { grid, root, run }: RunOptions): QuickEditRequest => ({
  taskId: id,
  property: propertyOf(column),
  anchor: () => cellElement(root(), { row: id, column: column.id }),
  focusTarget: () => cellElement(root(), grid().focus),
  onTab: (step) => run.leave({ row: id, column: column.id }, step === 1 ? "right" : "left"),
});

/** The columns that are edited in a popover are called like the properties. */
const propertyOf = (column: TableColumn) => column.id as QuickProperty;

interface Begun extends Pick<EditedCell, "task" | "kind" | "saved"> {
  column: TableColumn;
  typed: string | undefined;
}

const editedCell = ({ task, column, kind, saved, typed }: Begun): EditedCell => ({
  ...{ task, columnId: column.id, kind, saved, text: typed ?? saved, isTyped: typed !== undefined, problem: "" },
});

/** Saves the text of a cell. One that is no value stays in the cell, and a refused one comes back into it. */
function useCommit(
  { board, columns, context, run }: RunOptions,
  edited: EditedCell | null,
  setEdited: React.Dispatch<React.SetStateAction<EditedCell | null>>,
) {
  const t = useTranslations("boardTable.cells");
  return (text: string, step: Step) => {
    const column = columns.find(({ id }) => id === edited?.columnId);
    if (!edited || !column) return setEdited(null);
    const edits = text === edited.saved ? [] : parseCell(column, edited.task, text, context);
    // A task must have a title: without one it keeps the last.
    if (!edits && edited.kind !== "title")
      return setEdited({
        ...edited,
        text,
        isTyped: true,
        problem: t(edited.kind === "duration" ? "noDuration" : "noNumber"),
      });

    setEdited(null);
    run.leave({ row: edited.task.id, column: column.id }, step);
    for (const edit of edits ?? [])
      board.saving.saveAsync(edit).catch((error: unknown) => {
        const problem = errorMessage(error);
        toast(problem, "error");
        setEdited((now) => now ?? { ...edited, text, isTyped: true, problem });
      });
  };
}
