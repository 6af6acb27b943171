"use client";
import { useMemo, useRef } from "react";
import { useTranslations } from "next-intl";
import { type Place, rangeInRow } from "@/components/board/table/grid/places";
import { cellElement, placeOf } from "@/components/board/table/grid/cell-element";
import { useGrid } from "@/components/board/table/grid/use-grid";
import { useGridFocus } from "@/components/board/table/grid/use-grid-focus";
import { useGridPointer } from "@/components/board/table/grid/use-grid-pointer";
import type { ListRequest } from "@/components/timesheet/entry/log-list";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { gridStyle, SUM, TASK } from "@/components/timesheet/grid/columns";
import { SheetFooter, SheetHeader } from "@/components/timesheet/grid/sheet-edges";
import { SheetRow } from "@/components/timesheet/grid/sheet-row";
import { useCellTyping } from "@/components/timesheet/grid/use-cell-typing";
import { useSheetClipboard } from "@/components/timesheet/grid/use-sheet-clipboard";
import { useSheetKeys } from "@/components/timesheet/grid/use-sheet-keys";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { classNames } from "@/components/ui/class-names";
import type { SheetTask, Sums } from "@/lib/timesheet/sheet";

export interface SheetGridProps {
  view: TimesheetView;
  tasks: readonly SheetTask[];
  sums: Sums;
  entry: Entry;
  onList: (request: ListRequest) => void;
}

/** The week as a spreadsheet: tasks by days, with the sums at its edges. */
export function SheetGrid({ view, tasks, sums, entry, onList }: SheetGridProps) {
  const t = useTranslations("timesheet");
  const scroller = useRef<HTMLDivElement>(null);
  const { grid, typing, events } = useSheetGrid({ view, tasks, entry, onList, scroller });
  const edges = { view, sums, focused: grid.focus };

  return (
    <div
      ref={scroller}
      className="relative max-h-[max(20rem,calc(100dvh-17rem))] overflow-auto overscroll-contain rounded-md border border-gray-6 bg-surface max-sm:hidden print:block! print:max-h-none print:overflow-visible"
    >
      <div
        role="grid"
        aria-label={t("grid")}
        aria-rowcount={tasks.length + 2}
        aria-colcount={view.days.length + 2}
        aria-multiselectable
        className={classNames(gridStyle, "select-none")}
        {...events}
      >
        <SheetHeader {...edges} />
        <div role="rowgroup">
          {tasks.map((task, index) => (
            <SheetRow
              key={task.id}
              {...{ view, task, index, entry }}
              sum={sums.rows.get(task.id) ?? 0}
              focused={grid.focus.row === task.id ? grid.focus.column : null}
              range={rangeInRow(grid.range, index + 1)}
              typing={typing}
              onList={(day) => onList(requestFor(scroller, task, day))}
            />
          ))}
        </div>
        <SheetFooter {...edges} />
      </div>
    </div>
  );
}

const requestFor = (scroller: React.RefObject<HTMLElement | null>, task: SheetTask, day: string): ListRequest => ({
  task,
  day,
  anchor: () => cellElement(scroller.current, { row: task.id, column: day }),
});

interface UsedGrid extends Omit<SheetGridProps, "sums"> {
  scroller: React.RefObject<HTMLElement | null>;
}

function useSheetGrid({ view: { days, today }, tasks, entry, onList, scroller }: UsedGrid) {
  const columns = useMemo(() => [TASK, ...days, SUM], [days]);
  const taskIds = useMemo(() => tasks.map(({ id }) => id), [tasks]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const grid = useGrid({ taskIds, columns, start: days.includes(today) ? today : (days[0] ?? TASK) });
  const root = () => scroller.current;
  const showList = (task: SheetTask, day: string) => onList(requestFor(scroller, task, day));
  const typing = useCellTyping({ entry, tasks: byId, days, grid, onList: showList });
  const focus = useGridFocus({ grid, root, scrollTo: () => undefined, isEditing: typing.typed !== null });
  const pointer = useGridPointer({ grid, root, edit: typing });
  const { clear } = useSheetClipboard({ scroller, grid, entry, tasks: byId, days });

  function listAt({ row, column }: Place): boolean {
    const task = typeof row === "number" ? byId.get(row) : undefined;
    if (!task || !days.includes(column)) return false;
    const refusal = entry.refusal(task, column);
    if (refusal && entry.logsIn(task.id, column).length === 0) entry.refuse(refusal);
    else showList(task, column);
    return true;
  }

  const events = {
    ...pointer,
    onKeyDown: useSheetKeys({ grid, root, typing, onClear: clear, onList: listAt }),
    onFocus(event: React.FocusEvent) {
      focus.onFocus(event);
      pointer.onFocus(event);
    },
    onBlur: focus.onBlur,
    onClick(event: React.MouseEvent) {
      const place = placeOf(event.target);
      const isPlain = !grid.range && event.target instanceof Element && !event.target.closest("a, button, textarea");
      if (place && isPlain && typeof place.row === "number" && entry.logsIn(place.row, place.column).length > 1)
        listAt(place);
      else pointer.onClick(event);
    },
  };
  return { grid, typing, events };
}
