"use client";
import { mayEdit } from "@/components/board-store/board-in-view";
import { isEditableOn } from "@/components/board/table/columns/columns";
import type { TableGridProps } from "@/components/board/table/table-grid";
import { useGridFocus } from "@/components/board/table/grid/use-grid-focus";
import { useGridKeys } from "@/components/board/table/grid/use-grid-keys";
import { useGridPointer } from "@/components/board/table/grid/use-grid-pointer";
import type { Scrolling } from "@/components/board/table/table-rows";

interface GridEventOptions extends TableGridProps {
  scrolling: React.RefObject<Scrolling | null>;
}

/** The handlers of the grid, for all its cells. */
export function useGridEvents({ board, table, scrolling }: GridEventOptions) {
  const { scroller, grid, columns, edit, checked, clipboard } = table;
  const root = () => scroller.current;
  const scrollTo = (index: number) => scrolling.current?.scrollTo(index);
  const pageSize = () => scrolling.current?.pageSize() ?? 1;
  const focus = useGridFocus({ grid, root, scrollTo, isEditing: edit.edited !== null });
  const pointer = useGridPointer({ grid, root, edit });
  const onKeyDown = useGridKeys({
    ...{ grid, columns: columns.shown, root, edit, pageSize },
    mayEdit: (taskId, column) => {
      const task = board.tasks[taskId];
      return task !== undefined && isEditableOn(column, task) && mayEdit(board, task);
    },
    onToggle: (id) => checked.toggle(id, false),
    onToggleAll: checked.toggleAll,
    onClear: clipboard.clear,
    onOpen: board.onOpen,
  });
  return {
    ...pointer,
    onFocus(event: React.FocusEvent) {
      focus.onFocus(event);
      pointer.onFocus(event);
    },
    onBlur: focus.onBlur,
    onKeyDown,
  };
}
