"use client";
import { useTranslations } from "next-intl";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { Button } from "@/components/ui/controls/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { TimerJson } from "@/lib/timer/present";

interface StillWorkingProps {
  timer: TimerJson;
  seconds: number;
  onStop: () => void;
}

/** Asked of a timer that was perhaps forgotten. */
export function StillWorking({ timer: { task }, seconds, onStop }: StillWorkingProps) {
  const t = useTranslations("timer");
  const { busy, keep } = useTimerActions();
  const hours = Math.floor(seconds / 3600);
  return (
    <div className="fixed end-3 top-[calc(var(--top-bar)+0.5rem)] z-30 w-80 max-w-[calc(100vw-1.5rem)] rounded-md shadow-floating">
      <Alert kind="warning">
        <p className="text-gray-12">{t("question", { hours, title: task?.title ?? t("hiddenTask") })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" busy={busy} onClick={keep}>
            {t("keep")}
          </Button>
          <Button size="small" onClick={onStop}>
            {t("stopNow")}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
