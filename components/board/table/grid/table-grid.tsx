"use client";
import { useTranslations } from "next-intl";
import { AddTaskRow } from "@/components/board/table/rows/add-task-row";
import { LoadingRows } from "@/components/board/table/rows/loading-rows";
import type { TableOnScreen } from "@/components/board/table/use-table";
import { FooterRow } from "@/components/board/table/footer/footer-row";
import { rangeInRow } from "@/components/board/table/grid/places";
import { TableRow } from "@/components/board/table/grid/table-row";
import { useDrawnColumns } from "@/components/board/table/grid/use-drawn-columns";
import { useGridFocus } from "@/components/board/table/grid/use-grid-focus";
import { useGridKeys } from "@/components/board/table/grid/use-grid-keys";
import { useGridPointer } from "@/components/board/table/grid/use-grid-pointer";
import { useGridWidths } from "@/components/board/table/grid/use-grid-widths";
import { useRowActions } from "@/components/board/table/grid/use-row-actions";
import { useVirtualRows } from "@/components/board/table/grid/use-virtual-rows";
import { HeaderRow } from "@/components/board/table/header/header-row";
import type { BoardViewProps } from "@/components/board/views/view-props";

interface TableGridProps {
  board: BoardViewProps;
  table: TableOnScreen;
}

export function TableGrid({ board: props, table }: TableGridProps) {
  const { tasks, columns, model, context, grid, edit, checked, clipboard, scroller } = table;
  const t = useTranslations("boardTable");
  const mayEdit = props.abilities.edit;
  const root = () => scroller.current;
  const focusedRow = grid.positionOf(grid.focus).row - 1;
  const { drawn, padding, pageSize, scrollTo } = useVirtualRows({ tasks, scroller, focused: focusedRow });
  const { widths, style, isSized, fit } = useGridWidths({ columns, model, root });
  const drawnColumns = useDrawnColumns(scroller, widths, model.frozen);
  const focus = useGridFocus({ grid, root, scrollTo, isEditing: edit.edited !== null });
  const pointer = useGridPointer({ grid, edit });
  const actions = useRowActions({ board: props, checked, edit });
  const focusedIn = (row: typeof grid.focus.row) => (grid.focus.row === row ? grid.focus.column : null);
  const onKeyDown = useGridKeys({
    ...{ grid, columns: columns.shown, root, edit, mayEdit, pageSize },
    onToggle: (id) => checked.toggle(id, false),
    onToggleAll: checked.toggleAll,
    onClear: clipboard.clear,
    onOpen: props.onOpen,
  });

  return (
    <div
      ref={scroller}
      style={style}
      data-unsized={isSized ? undefined : ""}
      className="relative min-h-0 flex-1 scroll-py-9 scroll-ps-(--frozen) overflow-auto overscroll-contain pointer-coarse:scroll-py-11"
    >
      <div
        role="grid"
        aria-label={t("grid", { board: props.board.title })}
        aria-rowcount={tasks.length + 2}
        aria-colcount={columns.shown.length + 1}
        aria-multiselectable
        className="w-max min-w-full select-none"
        {...pointer}
        onFocus={(event) => {
          focus.onFocus(event);
          pointer.onFocus(event);
        }}
        onBlur={focus.onBlur}
        onKeyDown={onKeyDown}
        onCopy={clipboard.onCopy}
        onPaste={clipboard.onPaste}
      >
        <HeaderRow
          columns={columns}
          model={model}
          focused={focusedIn("header")}
          checked={{ count: checked.ids.size, total: tasks.length, toggleAll: checked.toggleAll }}
          onFit={fit}
        />
        <div role="rowgroup" style={padding}>
          {drawn.map(({ index, key, offset }) => {
            const task = tasks[index];
            return (
              task && (
                <div key={key} role="presentation" style={offset > 0 ? { marginTop: offset } : undefined}>
                  <TableRow
                    task={task}
                    index={index}
                    columns={columns.shown}
                    frozen={model.frozen + 1}
                    drawn={drawnColumns}
                    context={context}
                    mayEdit={mayEdit}
                    isChecked={checked.ids.has(task.id)}
                    focused={focusedIn(task.id)}
                    range={rangeInRow(grid.range, index + 1)}
                    edited={edit.edited?.task.id === task.id ? edit.edited : null}
                    menu={table.menu}
                    actions={actions}
                  />
                </div>
              )
            );
          })}
        </div>
        {!props.isComplete && <LoadingRows />}
        <AddTaskRow board={props} hasTasks={tasks.length > 0} columns={columns.shown.length + 1} />
        <FooterRow
          columns={columns}
          frozen={model.frozen}
          tasks={tasks}
          context={context}
          focused={focusedIn("footer")}
        />
      </div>
    </div>
  );
}
