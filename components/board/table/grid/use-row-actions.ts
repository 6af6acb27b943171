"use client";
import { useLayoutEffect, useRef, useState } from "react";
import type { CellEdit } from "@/components/board/table/grid/use-cell-edit";
import type { RowActions } from "@/components/board/table/grid/table-row";
import type { Checked } from "@/components/board/table/rows/use-checked";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface RowActionOptions {
  board: BoardViewProps;
  checked: Checked;
  edit: CellEdit;
}

/** The functions stay the same, so that a row renders again only when it changes. */
export function useRowActions({ board, checked, edit }: RowActionOptions): RowActions {
  const latest = useRef({ board, checked, edit });
  useLayoutEffect(() => void (latest.current = { board, checked, edit }), [board, checked, edit]);
  const [actions] = useState<RowActions>(() => ({
    toggle: (id, isExtending) => latest.current.checked.toggle(id, isExtending),
    finish: (task) => latest.current.board.actions.finish(task),
    open: (id) => latest.current.board.onOpen(id),
    commit: (text, step) => latest.current.edit.commit(text, step),
    cancel: () => latest.current.edit.cancel(),
  }));
  return actions;
}
