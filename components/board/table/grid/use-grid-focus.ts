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
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  // Events of menus come here, too.
  const isIn = (target: EventTarget | null) => target instanceof Node && root()?.contains(target) === true;
  return {
    onFocus: ({ target }: React.FocusEvent) => void (isInside.current = isIn(target)),
    onBlur: ({ relatedTarget }: React.FocusEvent) => void (isInside.current = isIn(relatedTarget)),
  };
}
