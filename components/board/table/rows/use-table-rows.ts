"use client";
import { useMemo, useState } from "react";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CellContext } from "@/components/board/table/columns/cell-words";
import { newSorter } from "@/components/board/table/columns/sorting";
import type { TableColumns } from "@/components/board/table/columns/use-table-columns";
import { type Adding, useAddedLast } from "@/components/board/table/rows/use-adding";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface RowOptions extends Pick<BoardViewProps, "board" | "boards" | "columns" | "tasks"> {
  table: TableColumns;
  context: CellContext;
  edit: { isEditing: boolean };
  adding: Pick<Adding, "isOpen">;
}

/** The tasks of the table in their order. While a cell is edited, rows stay where they are. */
export function useTableRows(options: RowOptions): readonly StoredTask[] {
  const { board, boards, columns, tasks, table, context, edit, adding } = options;
  const [sort] = useState(newSorter);
  const { all, sorts } = table;
  const { words } = context;
  const { locale, timeZone } = context.viewer;
  const inBoardOrder = useMemo(() => board.stages.flatMap(({ id }) => columns.get(id) ?? []), [board.stages, columns]);
  const inOrder = useMemo(
    () => sort(inBoardOrder, sorts, { columns: all, board, boards, words, viewer: { locale, timeZone } }),
    [sort, inBoardOrder, sorts, all, board, boards, words, locale, timeZone],
  );
  const sorted = useAddedLast(inOrder, adding.isOpen);

  const [frozen, setFrozen] = useState<readonly number[] | null>(null);
  if (edit.isEditing && !frozen) setFrozen(sorted.map(({ id }) => id));
  if (!edit.isEditing && frozen) setFrozen(null);
  return useMemo(() => (frozen ? inFrozenOrder(frozen, sorted, tasks) : sorted), [frozen, sorted, tasks]);
}

/** Tasks that no longer match the filters stay, and new ones come last. */
function inFrozenOrder(
  ids: readonly number[],
  sorted: readonly StoredTask[],
  tasks: BoardViewProps["tasks"],
): readonly StoredTask[] {
  const known = new Set(ids);
  return [...ids.flatMap((id) => tasks[id] ?? []), ...sorted.filter(({ id }) => !known.has(id))];
}
