"use client";
import { useState } from "react";
import type { Sheet } from "@/components/timesheet/store/use-sheet";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { api } from "@/lib/api";
import type { SheetTask } from "@/lib/timesheet/sheet";

export type Rows = ReturnType<typeof useRows>;

/** The tasks of a week: those with time, and those that the person has added. Rows stay in place until the page is left. */
export function useRows({ tasks, days, added, lastWeek }: TimesheetView, { logs }: Sheet) {
  const [found, setFound] = useState<readonly SheetTask[]>([]);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const known = new Map([...found, ...tasks].map((task) => [task.id, task]));
  const wanted = new Set([...logs.map(({ taskId }) => taskId), ...added, ...chosen]);
  const ids = useLastOrder([...known.keys()].filter((id) => wanted.has(id)));

  /** The server keeps them for this week, on all devices. */
  function addRows(more: readonly SheetTask[]) {
    const next = [...new Set([...added, ...chosen, ...more.map(({ id }) => id)])];
    setFound((before) => [...more, ...before]);
    setChosen(next);
    api("PUT", "/boards-app/v1/timesheet/rows", { week: days[0] ?? "", task_ids: next }).catch((error: unknown) =>
      toast(errorMessage(error), "error"),
    );
  }

  return {
    tasks: ids.flatMap((id) => known.get(id) ?? []),
    addRows,
    /** Of the week before, which are no rows yet. */
    offered: lastWeek.flatMap((id) => (wanted.has(id) ? [] : (known.get(id) ?? []))).filter(isWritable),
  };
}

const isWritable = ({ readOnly }: SheetTask): boolean => readOnly === null;

function useLastOrder(ids: readonly number[]): readonly number[] {
  const [last, setLast] = useState(ids);
  const more = ids.filter((id) => !last.includes(id));
  if (more.length === 0) return last;
  const next = [...last, ...more];
  setLast(next);
  return next;
}
