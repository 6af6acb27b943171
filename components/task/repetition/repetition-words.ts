"use client";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { RepeatWish } from "@/components/task/repetition/repeat-wish";
import { dayFrom } from "@/components/task/repetition/repeat-wish";
import { ORDINALS, weekdayOfMonth } from "@/lib/recurrence/schedule";
import { partsOf } from "@/lib/recurrence/zoned";

/** Rules in words: "Every 2 weeks on Mon and Thu". */
export function useRepetitionWords() {
  const t = useTranslations("task.repetition");
  const locale = useLocale();
  const { list, dateTime } = useFormatter();
  // 4 January 1970 was a Sunday.
  const weekday = (day: number, weekdayStyle: "short" | "long" = "long") =>
    new Intl.DateTimeFormat(locale, { weekday: weekdayStyle, timeZone: "UTC" }).format(
      new Date((3 + day) * 86_400_000),
    );

  function monthDay({ monthType, monthDays, firstDay, unit }: RepeatWish): string {
    const wanted = weekdayOfMonth(monthType);
    const month = dateTime(new Date(dayFrom(firstDay) * 86_400_000), { month: "long", timeZone: "UTC" });
    const day =
      wanted !== null
        ? t(`ordinals.${wanted.at < 0 ? "last" : (ORDINALS[wanted.at] ?? "last")}`, { day: weekday(wanted.weekday) })
        : monthType === "firstDay" || monthType === "lastDay"
          ? t(`month.${monthType}`)
          : t("month.days", {
              days: list((monthDays.length > 0 ? monthDays : [partsOf(dayFrom(firstDay)).date]).map(String)),
            });
    return unit === "yearly" ? t("month.of", { day, month }) : day;
  }

  function summary(wish: RepeatWish): string {
    const { unit, every, weekDays } = wish;
    const turn = t(`every.${unit}`, { count: every });
    if (unit === "daily") return turn;
    const when = unit === "weekly" ? list(weekDays.map((day) => weekday(day, "short"))) : monthDay(wish);
    return when === "" ? turn : t("summary", { turn, when });
  }

  return { weekday, monthDay, summary };
}
