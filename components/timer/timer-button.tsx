"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Play, Square } from "lucide-react";
import { ElapsedTime } from "@/components/timer/elapsed-time";
import { PauseButton } from "@/components/timer/pause-button";
import { StopButton } from "@/components/timer/stop-button";
import type { ShownTimer } from "@/components/timer/timer-store";
import { useElapsed, useTimer } from "@/components/timer/use-timer";
import { useTimerActions } from "@/components/timer/use-timer-actions";
import { Button, buttonStyle } from "@/components/ui/controls/button";
import type { TimerJson } from "@/lib/timer/present";

interface TimerButtonProps {
  task: { id: number; board_id: number };
  canLog: boolean;
  timeZone: string;
  startOfWeek: number;
}

/** Starts the timer on the task; shows it where it runs there. */
export function TimerButton({ task, canLog, ...calendar }: TimerButtonProps) {
  const shown = useTimer();
  const timer = shown?.timer;
  if (shown && timer?.task?.id === task.id) return <TimerHere shown={shown} timer={timer} {...calendar} />;
  return canLog && <StartButton task={task} other={timer ?? null} />;
}

const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.5 } as const;

function StartButton({ task, other }: Pick<TimerButtonProps, "task"> & { other: TimerJson | null }) {
  const t = useTranslations("timer");
  const { busy, start } = useTimerActions();
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <Button size="small" busy={busy} onClick={() => start(task.board_id, task.id)}>
        <Play {...icon} />
        {t("start")}
      </Button>
      {other && (
        <p className="text-sm text-gray-11">{t("elsewhere", { title: other.task?.title ?? t("hiddenTask") })}</p>
      )}
    </div>
  );
}

interface TimerHereProps {
  shown: ShownTimer;
  timer: TimerJson;
  timeZone: string;
  startOfWeek: number;
}

function TimerHere({ shown, timer, ...calendar }: TimerHereProps) {
  const t = useTranslations("timer");
  const { seconds } = useElapsed(shown);
  const [isStopping, setStopping] = useState(false);
  return (
    <div role="group" aria-label={t("label")} className="flex items-center gap-1">
      <span className="me-1 text-sm">
        <ElapsedTime seconds={seconds} isRunning={timer.is_running} />
      </span>
      <PauseButton timer={timer} />
      <StopButton
        label={t("stop")}
        className={buttonStyle({ kind: "plain", size: "small" })}
        seconds={seconds}
        canLog={timer.can_log}
        {...calendar}
        open={isStopping}
        onOpenChange={setStopping}
      >
        <Square {...icon} />
        {t("stopNow")}
      </StopButton>
    </div>
  );
}
