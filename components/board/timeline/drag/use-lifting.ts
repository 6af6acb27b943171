"use client";
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useTranslations } from "next-intl";
import { datesEdit } from "@/components/board-store/edits/property-edits";
import { type Lifted, liftedNow, setLifted, useLiftedId } from "@/components/board/timeline/drag/lifted";
import { type Bar, barAfter, barOf, type BarPart } from "@/components/board/timeline/geometry/bar";
import type { ChartScale } from "@/components/board/timeline/geometry/chart-scale";
import { newDates } from "@/components/board/timeline/geometry/new-dates";
import { unitsLater } from "@/components/board/timeline/geometry/zoom";
import type { BoardViewProps } from "@/components/board/views/view-props";
import { useEndWhenGone } from "@/components/drag/use-end-when-gone";
import { toast } from "@/components/ui/feedback/toasts";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { Translate } from "@/lib/i18n/translate";

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
  useLiftedEnd(tasks, canMove, announce);
  useDropEnd(tasks);
  const actions = useMemo(() => liftingActions(latest, announce), [latest]);
  return { announcement, announce, ...actions };
}

type Latest = RefObject<Omit<LiftingOptions, "canMove"> & { t: Translate<"boardTimeline"> }>;

function liftingActions(latest: Latest, announce: (text: string) => void) {
  function say(how: "lifted" | "moved" | "dropped" | "canceled", { taskId, by, bar }: Lifted) {
    const { t, tasks, words } = latest.current;
    if (by === "keys") announce(t(how, { title: tasks[taskId]?.title ?? "", dates: words(bar) }));
  }
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
      say("lifted", lifted);
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
    drop: () => drop(latest, (now) => say("dropped", now)),
    cancel: () => cancel((now) => say("canceled", now)),
  };
}

function cancel(onCancel: (lifted: Lifted) => void) {
  const now = liftedNow();
  if (!now || now.droppedOn) return;
  onCancel(now);
  setLifted(null);
}

function drop(latest: Latest, onDrop: (lifted: Lifted) => void) {
  const now = liftedNow();
  if (!now || now.droppedOn) return;
  const { tasks, clock, saving } = latest.current;
  const task = tasks[now.taskId];
  const edit = task && datesEdit(task, newDates(task, now.before, now.bar, clock.timeZone));
  onDrop(now);
  if (edit) saving.save(edit);
  setLifted(edit ? { ...now, droppedOn: tasks } : null);
}

function moveTo(bar: Bar): Lifted | null {
  const now = liftedNow();
  if (!now || now.droppedOn) return null;
  const moved = { ...now, bar };
  setLifted(moved);
  return moved;
}

function useLiftedEnd(tasks: BoardViewProps["tasks"], canMove: boolean, announce: (text: string) => void) {
  const t = useTranslations("drag");
  const id = useLiftedId();
  const task = id === null ? undefined : tasks[id];
  useEndWhenGone({ id, isThere: task !== undefined, enabled: canMove }, (why) => {
    const text = why === "gone" ? t("gone") : t("task.refused", { title: task?.title ?? "" });
    if (liftedNow()?.by === "keys") announce(text);
    else toast(text, "error");
    setLifted(null);
  });
}

/** A dropped bar is released once the tasks show it. */
function useDropEnd(tasks: BoardViewProps["tasks"]) {
  const release = useEffectEvent(() => {
    const dropped = liftedNow()?.droppedOn;
    if (dropped && dropped !== tasks) setLifted(null);
  });
  useEffect(() => release(), [tasks]);
  useEffect(() => () => setLifted(null), []);
}
