"use client";
import { useRef } from "react";
import type { CellEdit } from "@/components/board/table/grid/use-cell-edit";
import { placeOf } from "@/components/board/table/grid/cell-element";
import { newDragScroll } from "@/components/board/table/grid/drag-scroll";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { useLatest } from "@/components/ui/hooks/use-latest";

interface GridPointerOptions {
  grid: Grid;
  root: () => HTMLElement | null;
  edit: Pick<CellEdit, "begin" | "run">;
}

/** Pressing a cell selects it, dragging or Shift selects a range, and a double-click or a second tap edits. */
export function useGridPointer({ grid, root, edit }: GridPointerOptions) {
  const drag = useDragSelection(grid, root);
  const isSecondPress = useRef(false);

  function onPointerDown(event: React.PointerEvent) {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || isField(event.target)) return;
    const isOnControl = event.target instanceof Element && event.target.closest("a, button") !== null;
    edit.run.end();
    isSecondPress.current = isSame(place, grid.focus) && event.currentTarget.contains(document.activeElement);
    if (typeof place.row === "number" && event.pointerType === "mouse" && !isOnControl) drag.begin();
    grid.select(place, event.shiftKey && typeof place.row === "number" && !isOnControl);
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

  const onDoubleClick = ({ target }: React.MouseEvent) => beginAt(target, edit);
  return { onPointerDown, onPointerOver: drag.onPointerOver, onClick, onDoubleClick, onFocus };
}

/** The cells from the one that was pressed to the one under the pointer. */
function useDragSelection(grid: Grid, root: () => HTMLElement | null) {
  const isDragging = useRef(false);
  const latest = useLatest(grid);

  function extendTo(target: EventTarget | null) {
    const place = placeOf(target);
    if (place && typeof place.row === "number" && !isSame(place, latest.current.focus))
      latest.current.select(place, true);
  }

  function begin() {
    const scroller = root();
    if (!scroller) return;
    isDragging.current = true;
    const stop = newDragScroll(scroller, ({ x, y }) => extendTo(document.elementFromPoint(x, y)));
    const ended = new AbortController();
    const end = () => {
      isDragging.current = false;
      stop();
      ended.abort();
    };
    document.addEventListener("pointerup", end, ended);
    document.addEventListener("pointercancel", end, ended);
  }

  const onPointerOver = ({ target }: React.PointerEvent) => isDragging.current && extendTo(target);
  return { begin, onPointerOver };
}

function beginAt(target: EventTarget, edit: Pick<CellEdit, "begin">) {
  const place = placeOf(target);
  if (place && !isControl(target)) edit.begin(place);
}

const isSame = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;

const isField = (target: EventTarget): boolean => target instanceof HTMLTextAreaElement;

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, textarea") !== null;
