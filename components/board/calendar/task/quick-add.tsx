"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import type { Save } from "@/components/board-store/use-save";
import { LazyNewTask } from "@/components/board/composer/lazy-new-task";
import type { DayWords } from "@/components/board/calendar/days/day-words";
import { SelectField } from "@/components/ui/controls/select-field";
import { AnchoredPopover } from "@/components/ui/overlays/anchored-popover";
import { type ClockOnScreen, toWire } from "@/lib/dates/dates-on-screen";

interface QuickAddProps {
  board: BoardJson;
  /** Of the filters. */
  newTaskStage: number | undefined;
  day: string;
  mayAdd: boolean;
  words: DayWords;
  clock: ClockOnScreen;
  save: Save["save"];
  anchor: () => HTMLElement | null;
  onClose: () => void;
}

/** Creates tasks that are due on this day, unless their title says another one. */
export function QuickAdd({ board, newTaskStage, day, mayAdd, words, clock, save, anchor, onClose }: QuickAddProps) {
  const t = useTranslations("boardCalendar");
  const stages = board.stages.filter(({ id }) => id > 0);
  const [stageId, setStageId] = useState(newTaskStage);
  const stage =
    stages.find(({ id }) => id === stageId) ??
    stages.find(({ settings }) => settings.default_task_status !== "closed") ??
    stages[0];
  if (!stage) return null;

  return (
    <AnchoredPopover
      label={t("addTaskOn", { day: words.whole(day) })}
      anchor={anchor}
      open
      onOpenChange={(open) => open || onClose()}
      initialFocus={() => undefined}
      align="start"
      className="w-80 pt-2"
    >
      <div data-sheet="" className="px-2 pb-2">
        <p className="truncate px-1 pb-1.5 text-sm font-semibold">{words.whole(day)}</p>
        <SelectField
          name="stage"
          label={t("stage")}
          labelHidden
          value={String(stage.id)}
          onChange={({ target }) => setStageId(Number(target.value))}
          choices={stages.map(({ id, title }) => ({ value: String(id), label: title }))}
        />
      </div>
      <LazyNewTask
        board={board}
        stage={stage}
        at="end"
        place={words.whole(day)}
        common={{ due_at: toWire({ date: day, time: null }, clock.timeZone) ?? "" }}
        clock={clock}
        mayAdd={mayAdd}
        save={save}
        onAdded={() => undefined}
        onClose={onClose}
      />
    </AnchoredPopover>
  );
}
