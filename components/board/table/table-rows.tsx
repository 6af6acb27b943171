"use client";
import { useImperativeHandle } from "react";
import { mayEdit } from "@/components/board-store/board-in-view";
import { rangeInRow } from "@/components/board/table/grid/places";
import type { TableGridProps } from "@/components/board/table/table-grid";
import { TableRow } from "@/components/board/table/grid/table-row";
import { useDrawnColumns } from "@/components/board/table/grid/use-drawn-columns";
import { useRowActions } from "@/components/board/table/grid/use-row-actions";
import { useVirtualRows, type VirtualRows } from "@/components/board/table/grid/use-virtual-rows";
import { useHydrated } from "@/components/ui/hooks/hydrated";

export type Scrolling = Pick<VirtualRows, "scrollTo" | "pageSize">;

interface TableRowsProps extends TableGridProps {
  ref: React.Ref<Scrolling>;
  widths: readonly number[];
}

/** The rows in view, and those that have the focus. Only this part renders while the table scrolls. */
export function TableRows({ ref, board, table, widths }: TableRowsProps) {
  const { tasks, columns, model, context, grid, edit, checked, menu, scroller } = table;
  const rows = useVirtualRows({ tasks, scroller, focused: grid.positionOf(grid.focus).row - 1 });
  useImperativeHandle(ref, () => rows);
  const actions = useRowActions({ board, checked, edit });
  const drawnColumns = useDrawnColumns(scroller, widths, model.frozen);
  // The markup of the server may not have styles.
  const isHydrated = useHydrated();
  return (
    <div role="rowgroup" style={isHydrated ? rows.padding : undefined}>
      {rows.drawn.map(({ index, key, offset }) => {
        const task = tasks[index];
        if (!task) return null;
        return (
          <div key={key} role="presentation" style={isHydrated && offset > 0 ? { marginTop: offset } : undefined}>
            <TableRow
              task={task}
              index={index}
              columns={columns.shown}
              frozen={model.frozen + 1}
              drawn={drawnColumns}
              context={context}
              mayEdit={mayEdit(board, task)}
              isChecked={checked.ids.has(task.id)}
              focused={grid.focus.row === task.id ? grid.focus.column : null}
              range={rangeInRow(grid.range, index + 1)}
              edited={edit.edited?.task.id === task.id ? edit.edited : null}
              menu={menu}
              actions={actions}
            />
          </div>
        );
      })}
    </div>
  );
}
