"use client";
import { useRef } from "react";
import type { Step } from "@/components/board/table/grid/cell-editor";
import { placeAfter } from "@/components/board/table/grid/place-after";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";

export type TabRun = ReturnType<typeof useTabRun>;

/**
 * Cells that are filled in one after the other, as in spreadsheets: after an edit that ended by Tab, Tab goes on from
 * cell to cell instead of leaving the grid, and Enter leads below the first of these cells.
 */
export function useTabRun(grid: () => Grid) {
  const first = useRef<string | null>(null);

  /** Where the focus goes when an edit ends. */
  function leave(from: Place, step: Step) {
    if (step === "none") return end();
    const isAlong = step === "left" || step === "right";
    const column = isAlong ? from.column : (first.current ?? from.column);
    first.current = isAlong ? (first.current ?? from.column) : null;
    grid().select(placeAfter({ row: from.row, column }, step, grid()));
  }

  /** @returns whether Tab goes to another cell */
  function goOn(isBack: boolean): boolean {
    const { focus, select } = grid();
    const next = placeAfter(focus, isBack ? "left" : "right", grid());
    if (first.current === null || next.column === focus.column) return false;
    select(next);
    return true;
  }

  const end = () => void (first.current = null);
  return { leave, goOn, end };
}
