"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type ChangedTimerJson, type StopDetails, timers } from "@/components/timer/timer-store";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { toast } from "@/components/ui/feedback/toasts";
import { durationText } from "@/lib/time/duration";

/** Says what was logged. What another device did meanwhile is shown after a refusal. */
export function useTimerActions() {
  const report = useReport();
  const [busy, setBusy] = useState(false);

  async function run(act: () => Promise<ChangedTimerJson>) {
    setBusy(true);
    try {
      report(await act());
    } catch (error) {
      toast(errorMessage(error), "error");
      void timers.refresh().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    start: (boardId: number, taskId: number) => run(() => timers.start(boardId, taskId)),
    pause: () => run(timers.pause),
    keep: () => run(timers.keep),
    stop: () => run(() => timers.stop()),
  };
}

/** Throws, for a form that shows the refusal. */
export function useStopTimer(): (details: StopDetails) => Promise<void> {
  const t = useTranslations("timer");
  const report = useReport();
  return async (details) => {
    const answer = await timers.stop(details);
    if (answer.stopped) report(answer);
    else toast(t("alreadyStopped"));
  };
}

function useReport() {
  const t = useTranslations("timer");
  const locale = useLocale();
  return ({ stopped }: ChangedTimerJson) => {
    if (!stopped) return;
    const { minutes, task } = stopped;
    const duration = durationText(minutes, locale);
    toast(minutes > 0 ? t("logged", { duration, title: task.title }) : t("tooShort"));
  };
}
