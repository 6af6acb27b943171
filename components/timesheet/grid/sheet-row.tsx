"use client";
import { useTranslations } from "next-intl";
import { TaskName } from "@/components/timesheet/entry/task-name";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { cellStyle, firstStyle, rowStyle, SUM, sumStyle, TASK } from "@/components/timesheet/grid/columns";
import { SheetCell } from "@/components/timesheet/grid/sheet-cell";
import type { CellTyping } from "@/components/timesheet/grid/use-cell-typing";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { classNames } from "@/components/ui/class-names";
import { durationText } from "@/lib/time/duration";
import { clockText, type SheetTask } from "@/lib/timesheet/sheet";

export interface SheetRowProps {
  view: TimesheetView;
  task: SheetTask;
  /** Counted from 0, without the header. */
  index: number;
  entry: Entry;
  sum: number;
  /** The column of the tab stop, if it is in this row. */
  focused: string | null;
  /** As `rangeInRow` tells it. */
  range: string;
  typing: CellTyping;
  onList: (day: string) => void;
}

export function SheetRow(props: SheetRowProps) {
  const { view, task, index, sum, focused } = props;
  const t = useTranslations("timesheet");
  return (
    <div
      role="row"
      data-task={task.id}
      aria-rowindex={index + 2}
      className={classNames(
        rowStyle,
        "group min-h-12 bg-surface not-last:*:border-b hover:bg-gray-3 print:break-inside-avoid",
      )}
    >
      <div
        role="rowheader"
        data-column={TASK}
        tabIndex={focused === TASK ? 0 : -1}
        className={cellStyle("py-1", firstStyle)}
      >
        <TaskName task={task} />
      </div>
      {view.days.map((day, at) => (
        <SheetCell key={day} {...props} day={day} at={at + 1} />
      ))}
      <div
        role="gridcell"
        data-column={SUM}
        tabIndex={focused === SUM ? 0 : -1}
        aria-label={t("sumOfTask", { task: task.title, time: durationText(sum, view.locale) })}
        className={cellStyle(sumStyle)}
      >
        <span aria-hidden>{clockText(sum, view.locale)}</span>
      </div>
    </div>
  );
}
