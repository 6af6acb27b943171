"use client";
import { useContext } from "react";
import { Timer } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ShownOnCards } from "@/components/board/card/visible-task";
import { durationText } from "@/lib/time/duration";
import { timeOf } from "@/lib/time/of-task";
import type { TaskCardJson } from "@/lib/tasks/present/task";

export type TimeFact = ReturnType<typeof useTimeFact>[number];

/** The time and the estimate of a task, beside its counts; empty unless the reader wants to see it. */
export function useTimeFact(task: TaskCardJson) {
  const t = useTranslations("board.card");
  const locale = useLocale();
  const isShown = useContext(ShownOnCards)?.dashboard_view_time === true;
  const { logged, estimate } = timeOf(task);
  if (!isShown || (logged === 0 && estimate === 0)) return [];

  const fact = { name: "time", Icon: Timer } as const;
  const [spent, expected] = [durationText(logged, locale), durationText(estimate, locale)];
  return estimate === 0
    ? [{ ...fact, text: spent, label: t("time", { spent }) }]
    : [{ ...fact, text: `${spent} / ${expected}`, label: t("timeOf", { spent, expected }) }];
}
