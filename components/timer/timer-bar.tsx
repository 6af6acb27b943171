"use client";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { useTimerChanges } from "@/components/live/use-timer-changes";
import { TimerCommands } from "@/components/timer/timer-commands";
import { shownTimer, timers } from "@/components/timer/timer-store";
import { useTimer } from "@/components/timer/use-timer";
import type { TimerStateJson } from "@/lib/timer/present";

/** Only people with a timer load it. */
const RunningTimer = dynamic(() => import("@/components/timer/running-timer").then((file) => file.RunningTimer));

export interface TimerBarProps {
  /** As the page was rendered. */
  initial: TimerStateJson;
  timeZone: string;
  /** 0 is Sunday. */
  startOfWeek: number;
}

/** The person's timer on every page. Nothing without one. */
export function TimerBar({ initial, ...calendar }: TimerBarProps) {
  const [rendered] = useState(() => shownTimer(initial));
  const shown = useTimer() ?? rendered;
  useEffect(() => timers.reset(initial), [initial]);
  useTimerChanges(() => void timers.refresh().catch(() => undefined));
  return (
    <>
      <TimerCommands timer={shown.timer} />
      {shown.timer && <RunningTimer shown={shown} timer={shown.timer} {...calendar} />}
    </>
  );
}
