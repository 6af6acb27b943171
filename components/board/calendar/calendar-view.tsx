"use client";
import { useId, useRef, useState } from "react";
import { useTranslations } from "next-intl";
import { CalendarOnDesktop } from "@/components/board/calendar/calendar-on-desktop";
import { CalendarOnPhone } from "@/components/board/calendar/calendar-on-phone";
import { CalendarContextProvider } from "@/components/board/calendar/task/calendar-context";
import { QuickAdd } from "@/components/board/calendar/task/quick-add";
import { useCalendar } from "@/components/board/calendar/use-calendar";
import { useIsPhone } from "@/components/ui/hooks/use-is-phone";
import { keepOwnMenu } from "@/components/board/card/own-menu";
import type { BoardViewProps } from "@/components/board/views/view-props";

/** The tasks of the board on the days of their due dates. */
export function CalendarView(view: BoardViewProps) {
  const t = useTranslations("boardCalendar");
  const board = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const isPhone = useIsPhone();
  const [adding, setAdding] = useState<string | null>(null);
  const mayAdd = view.abilities.edit && view.newTasksOn !== null && view.newTasksOn.stages.length > 0;
  const calendar = useCalendar(view, board, { howToId, onAdd: mayAdd ? setAdding : null });
  const { drag, words, focus } = calendar;
  const cellOf = (day: string) => () => board.current?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
  const parts = { view, calendar, onAdd: mayAdd ? setAdding : null };

  return (
    <CalendarContextProvider value={calendar.context}>
      <div
        ref={board}
        data-cards=""
        onKeyDown={calendar.onKeyDown}
        onPointerDownCapture={drag.grab}
        onContextMenu={keepOwnMenu}
        className="relative flex min-h-0 flex-1 flex-col bg-surface"
      >
        {isPhone ? <CalendarOnPhone {...parts} howToId={howToId} /> : <CalendarOnDesktop {...parts} cellOf={cellOf} />}
      </div>
      {adding !== null && view.newTasksOn && (
        <QuickAdd
          key={adding}
          board={view.newTasksOn}
          newTaskStage={view.newTaskStage}
          day={adding}
          mayAdd={mayAdd}
          words={words}
          clock={view.clock}
          save={view.saving.save}
          anchor={cellOf(adding)}
          onClose={() => {
            setAdding(null);
            if (!isPhone) focus.moveTo(adding);
          }}
        />
      )}
      {view.abilities.edit && (
        <p id={howToId} hidden>
          {t("howTo")}
        </p>
      )}
      <p role="status" aria-label={t("movesLabel")} aria-live="assertive" className="sr-only">
        {drag.announcement}
      </p>
    </CalendarContextProvider>
  );
}
