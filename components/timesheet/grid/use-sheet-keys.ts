"use client";
import { cellElement } from "@/components/board/table/grid/cell-element";
import { afterKey, type Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import type { CellTyping } from "@/components/timesheet/grid/use-cell-typing";

interface SheetKeyOptions {
  grid: Grid;
  root: () => HTMLElement | null;
  typing: Pick<CellTyping, "begin" | "run">;
  onClear: () => void;
  onList: (place: Place) => boolean;
}

const PAGE = 10;

/** The keys of a spreadsheet. Shift and F2 opens the notes of a cell, as spreadsheets do. */
export function useSheetKeys(options: SheetKeyOptions) {
  return (event: React.KeyboardEvent) => {
    const { target, currentTarget, nativeEvent, defaultPrevented } = event;
    const isForGrid =
      target instanceof Element && currentTarget.contains(target) && !defaultPrevented && !nativeEvent.isComposing;
    if (!isForGrid || target.closest("textarea, input")) return;
    if (moveByKey(event, options) || actByKey(event, options)) event.preventDefault();
  };
}

function moveByKey(event: React.KeyboardEvent, { grid, typing: { run } }: SheetKeyOptions): boolean {
  const { key, shiftKey, altKey } = event;
  if (key === "Tab") {
    if (run.goOn(shiftKey)) return true;
    run.end();
    return false;
  }
  if (altKey) return false;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const keys = { key, toEdge: event.ctrlKey || event.metaKey, page: PAGE, isRtl };
  const next = afterKey(keys, grid.positionOf(grid.focus), { rows: grid.rows.length, columns: grid.columns.length });
  if (!next) return false;
  run.end();
  grid.select(grid.placeAt(next), shiftKey);
  return true;
}

function actByKey(event: React.KeyboardEvent, { grid, root, typing, onClear, onList }: SheetKeyOptions): boolean {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "a") grid.selectAll();
  else if (altKey ? key === "ArrowDown" : shiftKey && key === "F2") return onList(grid.focus);
  else if (ctrlKey || metaKey || altKey) return false;
  else if (key === "Delete" || key === "Backspace") onClear();
  else if (key === "Escape" && grid.range) grid.collapse();
  else if (key === "Enter" || key === "F2") return typing.begin(grid.focus) || openLink(root(), grid.focus);
  else return [...key].length === 1 && key !== " " && typing.begin(grid.focus, key);
  return true;
}

function openLink(root: HTMLElement | null, place: Place): boolean {
  const link = cellElement(root, place)?.querySelector("a");
  link?.click();
  return link !== null && link !== undefined;
}
