"use client";
import { useLocale, useTranslations } from "next-intl";
import { elapsedText } from "@/components/timer/elapsed";
import { durationText } from "@/lib/time/duration";

/** Screen readers get whole minutes when they ask, and no announcement of each second. */
export function ElapsedTime({ seconds, isRunning }: { seconds: number; isRunning: boolean }) {
  const t = useTranslations("timer");
  const duration = durationText(Math.floor(seconds / 60), useLocale());
  return (
    <>
      <span aria-hidden dir="ltr" className="tabular-nums">
        {elapsedText(seconds)}
      </span>
      <span className="sr-only">{t(isRunning ? "runningFor" : "pausedAt", { duration })}</span>
    </>
  );
}
