import type { Step } from "@/components/board/table/grid/cell-editor";
import type { Place } from "@/components/board/table/grid/places";
import type { Grid } from "@/components/board/table/grid/use-grid";

const STEPS: Readonly<Record<Step, readonly [down: number, along: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  none: [0, 0],
};

/** Where the focus goes when an edit ends; never to the header or the footer. */
export function placeAfter(from: Place, step: Step, { positionOf, placeAt, rows, columns }: Grid): Place {
  const { row, column } = positionOf(from);
  const [down, along] = STEPS[step];
  return placeAt({
    row: Math.min(Math.max(row + down, 1), rows.length - 2),
    column: Math.min(Math.max(column + along, 0), columns.length - 1),
  });
}
