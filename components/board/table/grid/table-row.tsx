"use client";
import { memo, useState } from "react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { CellEditor, type EditedCell, type Step, useEditorLabel } from "@/components/board/table/grid/cell-editor";
import { CellValue } from "@/components/board/table/grid/cell-value";
import { roomForButtons, TitleCell } from "@/components/board/table/grid/title-cell";
import type { CellsOnScreen } from "@/components/board/table/grid/use-cell-context";
import { isEditableOn, type TableColumn } from "@/components/board/table/columns/columns";
import { isInRange } from "@/components/board/table/grid/places";
import { cellStyle, frozenStyle, rowStyle } from "@/components/board/table/grid/table-cell";
import { firstWidth } from "@/components/board/table/grid/first-widths";
import { classNames } from "@/components/ui/class-names";

export interface RowActions {
  toggle: (taskId: number, isExtending: boolean) => void;
  finish: (task: StoredTask) => void;
  open: (taskId: number) => void;
  commit: (text: string, step: Step) => void;
  cancel: () => void;
}

interface TableRowProps {
  task: StoredTask;
  /** Counted from 0, without the header. */
  index: number;
  columns: readonly TableColumn[];
  /** With the column for selecting. */
  frozen: number;
  /** Which columns are drawn, if not all of them: `first-last`. */
  drawn: string;
  context: CellsOnScreen;
  mayEdit: boolean;
  isChecked: boolean;
  /** The column of the tab stop, if it is in this row. */
  focused: string | null;
  /** As `rangeInRow` tells it. */
  range: string;
  edited: EditedCell | null;
  menu: (task: StoredTask) => React.ReactNode;
  actions: RowActions;
}

/** Memoized, because scrolling and moving the focus change few rows. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { task, index, columns, drawn, isChecked, focused, menu } = props;
  // A button for each row would take a fifth of the time that a row takes.
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <div
      role="row"
      onPointerEnter={() => setPointedAt(true)}
      data-task={task.id}
      aria-rowindex={index + 2}
      aria-selected={isChecked}
      className={classNames(
        rowStyle,
        "group h-9 pointer-coarse:h-11",
        isChecked ? "bg-accent-soft" : "bg-surface hover:bg-gray-2",
      )}
    >
      <SelectCell {...props} />
      {columns.map(
        (column, at) =>
          (drawn === "" || at < props.frozen - 1 || isInRange(drawn, at) || column.id === focused) && (
            <DataCell
              key={column.id}
              {...props}
              column={column}
              at={at + 1}
              menu={isPointedAt || focused ? menu : null}
            />
          ),
      )}
    </div>
  );
});

export const SELECT = "select";

function SelectCell({ task, isChecked, frozen, focused, range, actions }: TableRowProps) {
  const t = useTranslations("boardTable.cells");
  return (
    <div
      role="gridcell"
      data-column={SELECT}
      aria-colindex={1}
      aria-selected={range === "" ? undefined : isInRange(range, 0)}
      tabIndex={focused === SELECT ? 0 : -1}
      onClick={({ shiftKey }) => actions.toggle(task.id, shiftKey)}
      className={cellStyle(
        "w-11 justify-center bg-inherit",
        isInRange(range, 0) && "bg-accent-soft",
        frozenStyle(0, frozen),
      )}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={t("select", { title: task.title })}
        checked={isChecked}
        // The cell around toggles it, which is easier to hit.
        onChange={() => undefined}
      />
    </div>
  );
}

interface DataCellProps extends Omit<TableRowProps, "menu"> {
  menu: TableRowProps["menu"] | null;
  column: TableColumn;
  /** Counted from the column for selecting, which is 0. */
  at: number;
}

function DataCell({
  column,
  at,
  task,
  context,
  frozen,
  drawn,
  focused,
  range,
  mayEdit,
  edited,
  menu,
  actions,
}: DataCellProps) {
  const labelOf = useEditorLabel();
  const isTitle = column.kind === "title";
  const isEdited = edited?.columnId === column.id;
  const isReadOnly = !mayEdit || !isEditableOn(column, task) || task.id < 0;
  return (
    <div
      role={isTitle ? "rowheader" : "gridcell"}
      data-column={column.id}
      data-opens={isTitle && task.id > 0 ? "" : undefined}
      aria-colindex={at + 1}
      aria-readonly={isReadOnly || undefined}
      aria-selected={range === "" ? undefined : isInRange(range, at)}
      tabIndex={focused === column.id ? 0 : -1}
      style={drawn === "" ? undefined : { gridColumn: at + 1 }}
      className={cellStyle(
        firstWidth(column),
        isInRange(range, at) ? "bg-accent-soft" : "bg-inherit",
        isEdited ? "z-10" : "overflow-clip",
        isTitle && task.id > 0 && roomForButtons,
        frozenStyle(at, frozen),
      )}
    >
      {isTitle ? (
        <TitleCell task={task} mayEdit={mayEdit} menu={menu?.(task)} onDone={actions.finish} onOpen={actions.open} />
      ) : (
        <CellValue column={column} task={task} context={context} />
      )}
      {isEdited && (
        <CellEditor
          key={edited.problem}
          edited={edited}
          label={labelOf(column.name, task.title)}
          mayEdit={mayEdit}
          onCommit={actions.commit}
          onCancel={actions.cancel}
        />
      )}
    </div>
  );
}
