"use client";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import type { CalendarTask } from "@/components/board/calendar/days/spans";
import { useFirstTasks } from "@/components/board/calendar/task/use-first-tasks";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import { ListRowItem } from "@/components/board/list/list-row";
import type { RowContext } from "@/components/board/list/row-context";
import type { ListRow } from "@/components/board/list/rows";
import { Button } from "@/components/ui/controls/button";

interface PhoneDayListProps {
  day: string;
  tasks: readonly CalendarTask[];
  words: DayWords;
  context: RowContext;
  onAdd: ((day: string) => void) | null;
}

/** The tasks of the chosen day, as rows of a list. */
export function PhoneDayList({ day, tasks, words, context, onAdd }: PhoneDayListProps) {
  const t = useTranslations("boardCalendar");
  const { first, more } = useFirstTasks(tasks);
  return (
    <section
      data-day-list={day}
      aria-label={words.whole(day)}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4"
    >
      <div className="flex items-center justify-between gap-2 ps-4 pe-2">
        <h2 className="text-sm font-semibold">{words.whole(day)}</h2>
        {onAdd && (
          <Button kind="quiet" size="small" data-day={day} data-new-task="" onClick={() => onAdd(day)}>
            <Plus aria-hidden className="size-4" strokeWidth={1.5} />
            {t("addTask")}
          </Button>
        )}
      </div>
      {tasks.length === 0 && <p className="px-4 py-2 text-gray-11">{t("nothingOnDay")}</p>}
      <ol className="px-2">
        {first.map(({ task }) => (
          <li key={task.id}>
            <ListRowItem row={rowOf(task)} isTabStop hidesMenu={false} context={context} />
          </li>
        ))}
        {more}
      </ol>
    </section>
  );
}

const rowOf = (task: StoredTask): ListRow => ({
  ...{ id: task.id, title: task.title, position: task.position, stage_id: task.stage_id },
  task,
});
