"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { Step, TypedCell } from "@/components/board/table/grid/cell-editor";
import type { Place } from "@/components/board/table/grid/places";
import { useTabRun } from "@/components/board/table/grid/use-tab-run";
import type { Grid } from "@/components/board/table/grid/use-grid";
import { minutesOf, typedMinutes, typedText } from "@/components/timesheet/entry/cells";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import type { SheetTask } from "@/lib/timesheet/sheet";

export interface TypedTime extends TypedCell {
  task: SheetTask;
  day: string;
}

interface TypingOptions {
  entry: Entry;
  tasks: ReadonlyMap<number, SheetTask>;
  days: readonly string[];
  grid: Grid;
  onList: (task: SheetTask, day: string) => void;
}

export type CellTyping = ReturnType<typeof useCellTyping>;

/** Time is typed into its cell. A cell with several logs shows them instead. */
export function useCellTyping({ entry, tasks, days, grid, onList }: TypingOptions) {
  const [typed, setTyped] = useState<TypedTime | null>(null);
  const run = useTabRun(() => grid);
  const commit = useCommit(entry, typed, setTyped);

  /** @returns whether the key was meant for the cell */
  function begin({ row, column: day }: Place, text?: string): boolean {
    const task = typeof row === "number" ? tasks.get(row) : undefined;
    if (!task || !days.includes(day)) return false;
    const logs = entry.logsIn(task.id, day);
    const refusal = entry.refusal(task, day);
    if (logs.length > 1 || (refusal && logs.length > 0)) onList(task, day);
    else if (refusal) entry.refuse(refusal);
    else setTyped(typedTime(task, day, typedText(minutesOf(logs)), text));
    return true;
  }

  return {
    typed,
    run,
    begin,
    commit: (text: string, step: Step) => {
      if (commit(text) && typed) run.leave({ row: typed.task.id, column: typed.day }, step);
    },
    cancel: () => setTyped(null),
  };
}

const typedTime = (task: SheetTask, day: string, saved: string, text?: string): TypedTime => ({
  ...{ task, day, kind: "duration", saved, text: text ?? saved, isTyped: text !== undefined, problem: "" },
});

/** What is no time stays in the cell, and what the server refuses comes back into it. */
function useCommit(
  entry: Entry,
  typed: TypedTime | null,
  setTyped: React.Dispatch<React.SetStateAction<TypedTime | null>>,
) {
  const t = useTranslations("timesheet.problems");
  return (text: string): boolean => {
    if (!typed) return false;
    const minutes = text === typed.saved ? null : typedMinutes(text);
    if (typeof minutes === "string") {
      setTyped({ ...typed, text, isTyped: true, problem: t(minutes) });
      return false;
    }
    setTyped(null);
    if (minutes !== null)
      entry.set(typed.task, typed.day, minutes).catch((error: unknown) => {
        const problem = errorMessage(error);
        toast(problem, "error");
        setTyped((now) => now ?? { ...typed, text, isTyped: true, problem });
      });
    return true;
  };
}
