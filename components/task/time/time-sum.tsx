"use client";
import { TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { durationText } from "@/lib/time/duration";

interface TimeSumProps {
  logged: number;
  /** 0 for none. */
  estimate: number;
  locale: string;
}

/** What is logged, as a part of the estimate. */
export function TimeSum({ logged, estimate, locale }: TimeSumProps) {
  const t = useTranslations("time");
  const { number } = useFormatter();
  const [spent, expected] = [durationText(logged, locale), durationText(estimate, locale)];
  if (estimate === 0)
    return <p className="text-base tabular-nums">{logged === 0 ? t("nothing") : t("logged", { spent })}</p>;

  const percent = number(logged / estimate, { style: "percent", maximumFractionDigits: 0 });
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-2 text-base tabular-nums">
        <span>{t("loggedOf", { spent, expected })}</span>
        <span className="text-gray-11">{percent}</span>
      </p>
      <TimeBar logged={logged} estimate={estimate} />
      {logged > estimate && (
        <p className="flex items-center gap-1.5 text-sm text-amber-text">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" strokeWidth={1.5} />
          {t("over", { time: durationText(logged - estimate, locale) })}
        </p>
      )}
    </div>
  );
}

/** Beyond the estimate the bar has a second part, after a gap. The text above says the same. */
function TimeBar({ logged, estimate }: Pick<TimeSumProps, "logged" | "estimate">) {
  const [whole, within] = [Math.max(logged, estimate), Math.min(logged, estimate)];
  const end = (100 * within) / whole;
  return (
    <svg aria-hidden className="block h-1.5 w-full rounded-full bg-gray-6 rtl:-scale-x-100">
      {logged > estimate && <rect width="100%" height="100%" className="fill-amber-text" />}
      {logged > estimate && <rect width={`${end + 1}%`} height="100%" className="fill-gray-2" />}
      <rect width={`${end}%`} height="100%" className="fill-accent" />
    </svg>
  );
}
