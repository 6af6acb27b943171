"use client";
import { useRef } from "react";
import type { CellEdit } from "@/components/board/table/grid/use-cell-edit";
import { placeOf } from "@/components/board/table/grid/cell-element";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";

interface GridPointerOptions {
  grid: Grid;
  edit: Pick<CellEdit, "begin" | "run">;
}

/** Pressing a cell selects it, dragging or Shift selects a range, and a double-click or a second tap edits. */
export function useGridPointer({ grid, edit }: GridPointerOptions) {
  const isDragging = useRef(false);
  const isSecondPress = useRef(false);

  function onPointerDown(event: React.PointerEvent) {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isField(event.target)) return;
    const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    edit.run.end();
    isSecondPress.current = isSame(place, grid.focus) && event.currentTarget.contains(document.activeElement);
    isDragging.current = typeof place.row === "number" && event.pointerType === "mouse" && !isOnControl;
    grid.select(place, event.shiftKey && typeof place.row === "number" && !isOnControl);
  }

  function onPointerOver(event: React.PointerEvent) {
    if (!isDragging.current || event.buttons !== 1) return;
    const place = placeOf(event.target);
    if (place && typeof place.row === "number" && !isSame(place, grid.focus)) grid.select(place, true);
  }

  function onClick(event: React.MouseEvent) {
    const isTap = "pointerType" in event.nativeEvent && event.nativeEvent.pointerType === "touch";
    if (isTap && isSecondPress.current) beginAt(event.target, edit);
  }

  /** The focus may come by Tab, or to a button in a cell. */
  function onFocus({ target }: React.FocusEvent) {
    const place = placeOf(target);
    if (place && !isSame(place, grid.focus)) grid.select(place);
  }

  const onPointerUp = () => void (isDragging.current = false);
  const onDoubleClick = ({ target }: React.MouseEvent) => beginAt(target, edit);
  return { onPointerDown, onPointerOver, onPointerUp, onClick, onDoubleClick, onFocus };
}

function beginAt(target: EventTarget, edit: Pick<CellEdit, "begin">) {
  const place = placeOf(target);
  if (place && !isControl(target)) edit.begin(place);
}

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

const isField = (target: EventTarget): boolean => target instanceof HTMLTextAreaElement;

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, textarea") !== null;
