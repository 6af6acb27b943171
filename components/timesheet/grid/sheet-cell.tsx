"use client";
import { useTranslations } from "next-intl";
import { MessageSquareText } from "lucide-react";
import { CellEditor } from "@/components/board/table/grid/cell-editor";
import { isInRange } from "@/components/board/table/grid/places";
import { wholeDay } from "@/components/timesheet/words/day-words";
import { minutesOf } from "@/components/timesheet/entry/cells";
import { cellStyle, dayStyle } from "@/components/timesheet/grid/columns";
import type { SheetRowProps } from "@/components/timesheet/grid/sheet-row";
import type { CellTyping } from "@/components/timesheet/grid/use-cell-typing";
import { classNames } from "@/components/ui/class-names";
import { durationText } from "@/lib/time/duration";
import { clockText } from "@/lib/timesheet/sheet";

interface SheetCellProps extends Omit<SheetRowProps, "sum" | "index"> {
  day: string;
  /** Counted from the first column, which is 0. */
  at: number;
}

const typedIn = ({ typed }: CellTyping, taskId: number, day: string) =>
  typed?.task.id === taskId && typed.day === day ? typed : null;

export function SheetCell({ view, task, entry, focused, range, typing, onList, day, at }: SheetCellProps) {
  const t = useTranslations("timesheet");
  const logs = entry.logsIn(task.id, day);
  const refusal = entry.refusal(task, day);
  const minutes = minutesOf(logs);
  const words = { task: task.title, day: wholeDay(day, view.locale), time: durationText(minutes, view.locale) };
  const notes = logs.flatMap(({ note }) => (note === "" ? [] : [note]));
  const isTyped = typedIn(typing, task.id, day);
  return (
    <div
      role="gridcell"
      data-column={day}
      aria-colindex={at + 1}
      aria-label={t(minutes > 0 ? "cell" : "emptyCell", words)}
      aria-readonly={refusal !== null || undefined}
      aria-selected={range === "" ? undefined : isInRange(range, at)}
      tabIndex={focused === day ? 0 : -1}
      title={[...(refusal ? [t(`readOnly.${refusal}`)] : []), ...notes].join("\n") || undefined}
      className={cellStyle(
        "group/cell",
        isInRange(range, at) ? "justify-end bg-accent-soft tabular-nums" : dayStyle(day, view.today),
        refusal ? "cursor-default text-gray-11" : "cursor-text",
        isTyped && "z-10",
      )}
    >
      {(logs.length > 0 || !refusal) && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t("logsOf", words)}
          onClick={() => onList(day)}
          className={classNames(
            "me-auto grid size-6 shrink-0 place-items-center rounded-sm text-gray-11 hover:bg-gray-4 hover:text-gray-12 pointer-coarse:size-8 print:hidden",
            notes.length === 0 &&
              logs.length < 2 &&
              "opacity-0 group-focus/cell:opacity-100 group-hover/cell:opacity-100",
          )}
        >
          <ListMark count={logs.length} />
        </button>
      )}
      {minutes > 0 && <span aria-hidden>{clockText(minutes, view.locale)}</span>}
      {isTyped && (
        <CellEditor
          key={isTyped.problem}
          edited={isTyped}
          label={t("edit", words)}
          mayEdit
          onCommit={typing.commit}
          onCancel={typing.cancel}
        />
      )}
    </div>
  );
}

function ListMark({ count }: { count: number }) {
  const t = useTranslations("timesheet");
  if (count < 2) return <MessageSquareText aria-hidden className="size-3.5" strokeWidth={1.5} />;
  return (
    <span aria-hidden className="text-xs tabular-nums">
      {t("count", { count })}
    </span>
  );
}
