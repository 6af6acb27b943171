"use client";
import { useId, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { MessageSquareText } from "lucide-react";
import { wholeDay } from "@/components/timesheet/words/day-words";
import { minutesOf, typedMinutes, typedText } from "@/components/timesheet/entry/cells";
import type { ListRequest } from "@/components/timesheet/entry/log-list";
import type { Entry } from "@/components/timesheet/entry/use-entry";
import type { TimesheetView } from "@/components/timesheet/words/view-model";
import { Button } from "@/components/ui/controls/button";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ProblemLine } from "@/components/ui/feedback/problem-line";
import { useUnsavedWarning } from "@/components/ui/hooks/unsaved-warning";
import { durationText } from "@/lib/time/duration";
import { clockText, type SheetTask } from "@/lib/timesheet/sheet";

interface DayFieldProps {
  view: TimesheetView;
  task: SheetTask;
  day: string;
  entry: Entry;
  onList: (request: ListRequest) => void;
}

/** The time of a task on a day. Several logs have a list instead of a field. */
export function DayField({ view: { locale }, task, day, entry, onList }: DayFieldProps) {
  const t = useTranslations("timesheet");
  const button = useRef<HTMLButtonElement>(null);
  const logs = entry.logsIn(task.id, day);
  const refusal = entry.refusal(task, day);
  const minutes = minutesOf(logs);
  const words = { task: task.title, day: wholeDay(day, locale), time: durationText(minutes, locale) };
  const showList = () => onList({ task, day, anchor: () => button.current });
  if (refusal && logs.length === 0)
    return refusal !== "future" && <p className="w-full text-sm text-gray-11">{t(`readOnly.${refusal}`)}</p>;

  const isList = logs.length > 1 || refusal !== null;
  return (
    <>
      {!isList && <TimeInput label={t("edit", words)} {...{ task, day, entry, minutes }} />}
      <Button
        ref={button}
        kind="quiet"
        size={isList ? "normal" : "icon"}
        aria-label={t("logsOf", words)}
        onClick={showList}
      >
        {isList ? (
          <span aria-hidden className="tabular-nums">
            {clockText(minutes, locale)}
          </span>
        ) : (
          <MessageSquareText aria-hidden className="size-4" strokeWidth={1.5} />
        )}
      </Button>
    </>
  );
}

interface TimeInputProps extends Pick<DayFieldProps, "task" | "day" | "entry"> {
  label: string;
  minutes: number;
}

function TimeInput({ label, task, day, entry, minutes }: TimeInputProps) {
  const t = useTranslations("timesheet.problems");
  const saved = typedText(minutes);
  const [text, setText] = useState(saved);
  const [shown, setShown] = useState(saved);
  if (saved !== shown) {
    setShown(saved);
    if (text === shown) setText(saved);
  }
  const [problem, setProblem] = useState("");
  const problemId = useId();
  useUnsavedWarning(text !== saved);

  function commit() {
    const read = typedMinutes(text);
    if (typeof read === "string") return setProblem(t(read));
    setProblem("");
    setText(typedText(read));
    if (text !== saved)
      entry.set(task, day, read).catch((error: unknown) => {
        setText(text);
        setProblem(errorMessage(error));
      });
  }

  return (
    <div className="flex w-24 flex-col">
      <input
        dir="auto"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder="0:00"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === "Enter" && commit()}
        className="h-11 w-full rounded-sm border border-gray-7 bg-field px-2 text-end text-base tabular-nums aria-invalid:border-red-line"
      />
      {problem && (
        <ProblemLine id={problemId} role="alert">
          {problem}
        </ProblemLine>
      )}
    </div>
  );
}
