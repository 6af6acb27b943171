"use client";
import type { CellEdit } from "@/components/board/table/grid/use-cell-edit";
import type { TableColumn } from "@/components/board/table/columns/columns";
import { cellElement } from "@/components/board/table/grid/cell-element";
import { afterKey } from "@/components/board/table/grid/places";
import { SELECT } from "@/components/board/table/grid/table-row";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { isApple } from "@/components/ui/keyboard/kbd";

interface GridKeyOptions {
  grid: Grid;
  columns: readonly TableColumn[];
  root: () => HTMLElement | null;
  edit: Pick<CellEdit, "begin" | "run">;
  mayEdit: (taskId: number, column: TableColumn) => boolean;
  pageSize: () => number;
  onToggle: (taskId: number) => void;
  onToggleAll: () => void;
  onClear: () => void;
  onOpen: (taskId: number) => void;
}

/**
 * The keys of a spreadsheet. In the title's cell letters stay the shortcuts of the task, because it is its row's
 * heading; in the cells of properties they begin to edit.
 */
export function useGridKeys(options: GridKeyOptions) {
  return (event: React.KeyboardEvent) => {
    if (!isForGrid(event)) return;
    const isUsed = moveByKey(event, options) || goOnByTab(event, options) || actByKey(event, options);
    if (isUsed) event.preventDefault();
  };
}

/** Not in a field, in the form for a new task, or in a menu, whose events come here, too. */
function isForGrid({ target, currentTarget, nativeEvent, defaultPrevented }: React.KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    currentTarget.contains(target) &&
    !defaultPrevented &&
    !nativeEvent.isComposing &&
    !target.closest("textarea, input:not([type=checkbox]), [data-stage]")
  );
}

const withCommand = (event: React.KeyboardEvent): boolean => (isApple() ? event.metaKey : event.ctrlKey);

function goOnByTab({ key, shiftKey }: React.KeyboardEvent, { edit: { run } }: GridKeyOptions): boolean {
  if (key === "Tab" && run.goOn(shiftKey)) return true;
  if (key === "Tab" || key === "Escape") run.end();
  return false;
}

function moveByKey(event: React.KeyboardEvent, { grid, edit, pageSize }: GridKeyOptions): boolean {
  if (event.altKey) return false;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const keys = { key: event.key, toEdge: event.ctrlKey || event.metaKey, page: pageSize(), isRtl };
  const size = { rows: grid.rows.length, columns: grid.columns.length };
  const next = afterKey(keys, grid.positionOf(grid.focus), size);
  if (!next) return false;
  edit.run.end();
  grid.select(grid.placeAt(next), event.shiftKey);
  return true;
}

function actByKey(event: React.KeyboardEvent, options: GridKeyOptions): boolean {
  const { grid } = options;
  if (withCommand(event) && event.key.toLowerCase() === "a") {
    grid.selectAll();
    return true;
  }
  if (typeof grid.focus.row !== "number") return actOutside(event, options);
  if (withCommand(event) && event.key === "Enter") {
    options.onOpen(grid.focus.row);
    return true;
  }
  return !event.ctrlKey && !event.metaKey && !event.altKey && actOnTask(event, grid.focus.row, options);
}

/** In the header, Enter sorts and Alt with the down arrow opens the menu; the footer has only menus. */
function actOutside(event: React.KeyboardEvent, { grid, root, onToggleAll }: GridKeyOptions): boolean {
  const cell = cellElement(root(), grid.focus);
  const isMenuKey =
    (event.altKey && event.key === "ArrowDown") ||
    event.key === "ContextMenu" ||
    (event.shiftKey && event.key === "F10");
  const isPress = event.key === "Enter" || event.key === " ";
  // The key is meant for a button that has the focus itself.
  if (!cell || (!isMenuKey && (!isPress || event.target !== cell))) return false;
  if (grid.focus.row === "header" && grid.focus.column === SELECT) onToggleAll();
  else if (isMenuKey || grid.focus.row === "footer") cell.querySelector<HTMLElement>("[aria-haspopup]")?.click();
  else
    cell.querySelector("button")?.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: event.shiftKey }));
  return true;
}

function actOnTask(event: React.KeyboardEvent, taskId: number, options: GridKeyOptions): boolean {
  const { grid, columns, mayEdit, onToggle, onClear } = options;
  const { key } = event;
  const column = columns.find(({ id }) => id === grid.focus.column);
  // Cells that can't be edited have no use for letters either.
  const property = column && column.kind !== "title" && mayEdit(taskId, column) ? column : null;
  if (editByKey(event, taskId, { ...options, property })) return true;
  if (key === "Escape" && grid.range) grid.collapse();
  else if ((key === "Delete" || key === "Backspace") && (property || grid.range)) onClear();
  else if (key === "x" && !property) onToggle(taskId);
  else return false;
  return true;
}

interface EditKeyOptions extends GridKeyOptions {
  /** The property in the cell, if it can be edited. */
  property: TableColumn | null;
}

function editByKey(event: React.KeyboardEvent, taskId: number, options: EditKeyOptions): boolean {
  const { grid, edit, property, onToggle, onOpen } = options;
  const { key } = event;
  const isToggled = property?.kind === "status" || property?.kind === "checkbox";
  const isOnButton = event.target instanceof Element && event.target.matches("a, button");
  if (isTyped(key)) return property !== null && !isToggled && edit.begin(grid.focus, key);
  if (isOnButton && key !== "F2") return false;

  const isEnter = key === "Enter" || key === "F2";
  if (!isEnter && key !== " ") return false;
  const isSelecting = isEnter ? grid.focus.column === SELECT : !property || event.shiftKey;
  if (isSelecting) onToggle(taskId);
  else if (!edit.begin(grid.focus)) onOpen(taskId);
  return true;
}

/** One character of any language. */
const isTyped = (key: string): boolean => [...key].length === 1 && key !== " ";
