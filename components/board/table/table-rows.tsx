"use client";
import { rangeInRow } from "@/components/board/table/grid/places";
import type { TableGridProps } from "@/components/board/table/table-grid";
import { TableRow } from "@/components/board/table/grid/table-row";
import { useDrawnColumns } from "@/components/board/table/grid/use-drawn-columns";
import { useRowActions } from "@/components/board/table/grid/use-row-actions";
import type { VirtualRows } from "@/components/board/table/grid/use-virtual-rows";
import { useHydrated } from "@/components/ui/hooks/hydrated";

interface TableRowsProps extends TableGridProps {
  rows: VirtualRows;
  widths: readonly number[];
}

/** The rows in view, and those that have the focus. */
export function TableRows({ board, table, rows: { drawn, padding }, widths }: TableRowsProps) {
  const { tasks, columns, model, context, grid, edit, checked, menu, scroller } = table;
  const actions = useRowActions({ board, checked, edit });
  const drawnColumns = useDrawnColumns(scroller, widths, model.frozen);
  // The markup of the server may not have styles.
  const isHydrated = useHydrated();
  return (
    <div role="rowgroup" style={isHydrated ? padding : undefined}>
      {drawn.map(({ index, key, offset }) => {
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
              mayEdit={board.abilities.edit}
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
