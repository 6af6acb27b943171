"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Square } from "lucide-react";
import { useTimerChanges } from "@/components/live/use-timer-changes";
import { PauseButton } from "@/components/timer/pause-button";
import { StillWorking } from "@/components/timer/still-working";
import { StopButton } from "@/components/timer/stop-button";
import { TimerCommands } from "@/components/timer/timer-commands";
import { TimerLink } from "@/components/timer/timer-link";
import { type ShownTimer, shownTimer, timers } from "@/components/timer/timer-store";
import { useElapsed, useTimer } from "@/components/timer/use-timer";
import { classNames } from "@/components/ui/class-names";
import { buttonStyle } from "@/components/ui/controls/button";
import type { TimerJson, TimerStateJson } from "@/lib/timer/present";

export interface TimerBarProps {
  /** As the page was rendered. */
  initial: TimerStateJson;
  timeZone: string;
}

/** The person's timer on every page. Nothing without one. */
export function TimerBar({ initial, timeZone }: TimerBarProps) {
  const [rendered] = useState(() => shownTimer(initial));
  const shown = useTimer() ?? rendered;
  useEffect(() => timers.reset(initial), [initial]);
  useTimerChanges(() => void timers.refresh().catch(() => undefined));
  return (
    <>
      <TimerCommands timer={shown.timer} />
      {shown.timer && <RunningTimer shown={shown} timer={shown.timer} timeZone={timeZone} />}
    </>
  );
}

interface RunningTimerProps extends Pick<TimerBarProps, "timeZone"> {
  shown: ShownTimer;
  timer: TimerJson;
}

function RunningTimer({ shown, timer, timeZone }: RunningTimerProps) {
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
        open={isStopping}
        onOpenChange={setStopping}
      >
        <Square aria-hidden className="size-4" strokeWidth={1.5} />
      </StopButton>
      {isAsking && <StillWorking timer={timer} seconds={seconds} onStop={() => setStopping(true)} />}
    </div>
  );
}
