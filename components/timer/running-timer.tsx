"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Square } from "lucide-react";
import { PauseButton } from "@/components/timer/pause-button";
import { StillWorking } from "@/components/timer/still-working";
import { StopButton } from "@/components/timer/stop-button";
import { TimerLink } from "@/components/timer/timer-link";
import type { ShownTimer } from "@/components/timer/timer-store";
import { useElapsed } from "@/components/timer/use-timer";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import type { TimerJson } from "@/lib/timer/present";

interface RunningTimerProps {
  timeZone: string;
  startOfWeek: number;
  shown: ShownTimer;
  timer: TimerJson;
}

export function RunningTimer({ shown, timer, timeZone, startOfWeek }: RunningTimerProps) {
  const t = useTranslations("timer");
  const { seconds, isAsking } = useElapsed(shown);
  const [isStopping, setStopping] = useState(false);
  return (
    <div
      role="group"
      aria-label={t("label")}
      className={classNames(
        "me-1 flex h-8 min-w-0 items-center rounded-sm border pointer-coarse:h-11",
        isAsking ? "border-amber-line bg-amber-soft text-amber-text" : "border-gray-6 bg-gray-2",
      )}
    >
      <TimerLink timer={timer} seconds={seconds} />
      <PauseButton timer={timer} />
      <StopButton
        label={t("stop")}
        className={buttonStyle({ kind: "quiet", size: "smallIcon" })}
        seconds={seconds}
        canLog={timer.can_log}
        timeZone={timeZone}
        startOfWeek={startOfWeek}
        open={isStopping}
        onOpenChange={setStopping}
      >
        <Square aria-hidden className="size-4" strokeWidth={1.5} />
      </StopButton>
      {isAsking && <StillWorking timer={timer} seconds={seconds} onStop={() => setStopping(true)} />}
    </div>
  );
}
