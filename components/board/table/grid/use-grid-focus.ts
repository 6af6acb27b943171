"use client";
import { useLayoutEffect, useRef } from "react";
import { cellElement } from "@/components/board/table/grid/cell-element";
import type { Grid } from "@/components/board/table/grid/use-grid";

interface GridFocusOptions {
  grid: Grid;
  root: () => HTMLElement | null;
  /** Draws a row that is out of view. */
  scrollTo: (taskIndex: number) => void;
  /** The field of a cell has the focus. */
  isEditing: boolean;
}

/** The focus follows the selected cell, as long as it is in the grid. */
export function useGridFocus({ grid, root, scrollTo, isEditing }: GridFocusOptions) {
  const isInside = useRef(false);
  const last = useRef(grid.focus);

  useLayoutEffect(() => {
    const hasMoved = last.current !== grid.focus;
    last.current = grid.focus;
    // A row or a field that disappears takes the focus along, without an event.
    const isLost = document.activeElement === document.body;
    if (!isInside.current || isEditing || (!hasMoved && !isLost)) return;

    if (typeof grid.focus.row === "number") scrollTo(grid.positionOf(grid.focus).row - 1);
    const cell = cellElement(root(), grid.focus);
    if (!cell || cell.contains(document.activeElement)) return;
    cell.focus({ preventScroll: true });
    revealSideways(root(), cell);
  });

  // Events of menus come here, too.
  const isIn = (target: EventTarget | null) => target instanceof Node && root()?.contains(target) === true;
  return {
    onFocus: ({ target }: React.FocusEvent) => void (isInside.current = isIn(target)),
    onBlur: ({ relatedTarget }: React.FocusEvent) => void (isInside.current = isIn(relatedTarget)),
  };
}

/** Frozen columns are in view always; `scrollIntoView` would not know that they cover others. */
function revealSideways(scroller: HTMLElement | null, cell: HTMLElement) {
  const style = getComputedStyle(cell);
  if (!scroller || style.position === "sticky") return;
  const frozen = parseFloat(style.getPropertyValue("--frozen")) || 0;
  const [view, box] = [scroller.getBoundingClientRect(), cell.getBoundingClientRect()];
  const isRtl = style.direction === "rtl";
  const [left, right] = [view.left + (isRtl ? 0 : frozen), view.left + scroller.clientWidth - (isRtl ? frozen : 0)];
  if (box.left < left) scroller.scrollLeft -= left - box.left;
  else if (box.right > right) scroller.scrollLeft += Math.min(box.right - right, box.left - left);
}
