"use client";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import { datesEdit } from "@/components/board-store/edits/property-edits";
import { type Lifted, liftedNow, setLifted } from "@/components/board/timeline/drag/lifted";
import { type Bar, barAfter, barOf, type BarPart } from "@/components/board/timeline/geometry/bar";
import type { ChartScale } from "@/components/board/timeline/geometry/chart-scale";
import { newDates } from "@/components/board/timeline/geometry/new-dates";
import { unitsLater } from "@/components/board/timeline/geometry/zoom";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useLatest } from "@/components/ui/hooks/use-latest";

interface LiftingOptions extends Pick<BoardViewProps, "tasks" | "clock" | "saving"> {
  scale: ChartScale;
  canMove: boolean;
  words: (bar: Bar) => string;
}

export type Lifting = ReturnType<typeof useLifting>;

/** Moves a bar, by any means, and saves its new dates once it is dropped. */
export function useLifting({ tasks, clock, saving, scale, canMove, words }: LiftingOptions) {
  const t = useTranslations("boardTimeline");
  const [announcement, announce] = useState("");
  const latest = useLatest({ tasks, clock, saving, scale, words, t });
  useDropEnd(tasks, canMove);

  const actions = useMemo(() => {
    const say = (how: "lifted" | "moved" | "dropped" | "canceled", { taskId, bar }: Lifted) => {
      const now = latest.current;
      announce(now.t(how, { title: now.tasks[taskId]?.title ?? "", dates: now.words(bar) }));
    };
    return {
      barOf(taskId: number): Bar | null {
        const { tasks, clock, scale } = latest.current;
        const task = tasks[taskId];
        return task ? barOf(task, clock.timeZone, scale.today) : null;
      },
      /** A task without dates begins with those of `bar`. */
      lift(taskId: number, by: Lifted["by"], bar: Bar, before: Bar | null) {
        const lifted = { taskId, by, before, bar };
        setLifted(lifted);
        if (by === "keys") say("lifted", lifted);
      },
      moveTo: (bar: Bar) => void moveTo(bar),
      /** By the unit of the zoom. @returns where it is then */
      moveByUnits(part: BarPart, units: number): Bar | null {
        const now = liftedNow();
        if (!now) return null;
        const from = part === "end" ? now.bar.to : now.bar.from;
        const moved = moveTo(barAfter(now.bar, part, unitsLater(from, latest.current.scale.zoom, units) - from));
        if (moved) say("moved", moved);
        return moved && moved.bar;
      },
      drop() {
        const now = liftedNow();
        if (!now || now.droppedOn) return;
        const { tasks, clock, saving } = latest.current;
        const task = tasks[now.taskId];
        const edit = task && datesEdit(task, newDates(task, now.before, now.bar, clock.timeZone));
        if (now.by === "keys") say("dropped", now);
        if (!edit) return setLifted(null);
        saving.save(edit);
        setLifted({ ...now, droppedOn: tasks });
      },
      cancel() {
        const now = liftedNow();
        if (!now || now.droppedOn) return;
        if (now.by === "keys") say("canceled", now);
        setLifted(null);
      },
    };
  }, [latest]);
  return { announcement, announce, ...actions };
}

function moveTo(bar: Bar): Lifted | null {
  const now = liftedNow();
  if (!now || now.droppedOn) return null;
  const moved = { ...now, bar };
  setLifted(moved);
  return moved;
}

/** A dropped bar is released once the tasks show it; one whose task is gone, or may no longer be edited, at once. */
function useDropEnd(tasks: BoardViewProps["tasks"], canMove: boolean) {
  const release = useEffectEvent(() => {
    const now = liftedNow();
    if (now && (now.droppedOn ? now.droppedOn !== tasks : !tasks[now.taskId] || !canMove)) setLifted(null);
  });
  useEffect(() => release(), [tasks, canMove]);
  useEffect(() => () => setLifted(null), []);
}
