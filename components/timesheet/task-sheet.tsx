"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import { ClipboardCopy } from "lucide-react";
import { type ListRequest, LogList } from "@/components/timesheet/entry/log-list";
import { useEntry } from "@/components/timesheet/entry/use-entry";
import { SheetGrid } from "@/components/timesheet/grid/sheet-grid";
import { DaySheet } from "@/components/timesheet/phone/day-sheet";
import type { Rows } from "@/components/timesheet/store/use-rows";
import type { Sheet } from "@/components/timesheet/store/use-sheet";
import { AddRow } from "@/components/timesheet/toolbar/add-row";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { Button } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { toast } from "@/components/ui/feedback/toasts";
import { sumsOf } from "@/lib/timesheet/sheet";

interface TaskSheetProps {
  view: TimesheetView;
  sheet: Sheet;
  rows: Rows;
}

/** The time of one person by task: a grid, or one day at a time on phones. */
export function TaskSheet({ view, sheet, rows }: TaskSheetProps) {
  const t = useTranslations("timesheet");
  const entry = useEntry(view, sheet);
  const [list, setList] = useState<ListRequest | null>(null);
  const { tasks } = rows;
  const canAdd = view.person.isReader && view.canLog;
  const sums = sumsOf(
    sheet.logs.map(({ taskId, day, minutes }) => ({ row: taskId, day, minutes })),
    view.days,
  );
  const parts = { view, tasks, sums, entry, onList: setList };
  return (
    <>
      {tasks.length > 0 ? (
        <>
          <SheetGrid {...parts} />
          <DaySheet {...parts} />
        </>
      ) : (
        <EmptyState
          title={t(view.person.isReader ? "empty.own" : "empty.other")}
          className="rounded-md border border-gray-6"
        >
          {view.person.isReader && t(canAdd ? "empty.hint" : "empty.nowhere")}
        </EmptyState>
      )}
      {canAdd && <RowButtons view={view} rows={rows} />}
      {list && (
        <LogList
          key={`${list.task.id} ${list.day}`}
          request={list}
          entry={entry}
          locale={view.locale}
          onClose={() => setList(null)}
        />
      )}
    </>
  );
}

function RowButtons({ view, rows: { tasks, addRows, offered } }: Pick<TaskSheetProps, "view" | "rows">) {
  const t = useTranslations("timesheet");

  function copyLastWeek() {
    if (offered.length === 0) return toast(t("nothingToCopy"));
    addRows(offered);
    toast(t("copied", { count: offered.length }));
  }

  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      <AddRow view={view} tasks={tasks} onAdd={(task) => addRows([task])} />
      <Button size="small" onClick={copyLastWeek}>
        <ClipboardCopy aria-hidden className="size-4" strokeWidth={1.5} />
        {t("copyLastWeek")}
      </Button>
    </div>
  );
}
