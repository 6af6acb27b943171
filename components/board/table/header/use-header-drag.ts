"use client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { TITLE } from "@/components/board/table/columns/columns";
import { withNativeDrag } from "@/components/drag/native-drag";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";

const LINE =
  "after:pointer-events-none after:absolute after:inset-y-0 after:z-3 after:w-0.5 after:bg-accent after:start-0";

interface HeaderDragOptions {
  id: string;
  columns: TableColumns;
  /** The header's edge is dragged, and not the header. */
  isResizing: boolean;
}

/** Columns change places by the mouse. @returns the style of the header before which the column would go */
export function useHeaderDrag(
  cell: RefObject<HTMLElement | null>,
  { id, columns, isResizing }: HeaderDragOptions,
): string {
  const [isTarget, setTarget] = useState(false);
  const canDrag = useEffectEvent(() => !isResizing);
  const drop = useEffectEvent((dragged: unknown) => {
    if (typeof dragged === "string" && dragged !== id) columns.move(dragged, placeFor(dragged, id, columns));
  });

  useEffect(() => {
    const element = cell.current;
    if (!element || id === TITLE) return;
    return withNativeDrag(({ combine, draggable, dropTargetForElements }) =>
      combine(
        draggable({ element, canDrag: () => canDrag(), getInitialData: () => ({ column: id }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.column !== undefined && source.data.column !== id,
          onDragEnter: () => setTarget(true),
          onDragLeave: () => setTarget(false),
          onDrop: ({ source }) => {
            setTarget(false);
            drop(source.data.column);
          },
        }),
      ),
    );
  }, [cell, id]);
  return isTarget ? LINE : "";
}

/** The dragged column takes the place of the one that it is dropped on. */
function placeFor(dragged: string, target: string, { all }: TableColumns): string | null {
  const ids = all.map(({ id }) => id);
  const [from, to] = [ids.indexOf(dragged), ids.indexOf(target)];
  return from < to ? (ids[to + 1] ?? null) : target;
}
