"use client";
import { useTranslations } from "next-intl";
import type { Viewer } from "@/lib/boards/abilities";

interface NextDatesProps {
  dates: readonly Date[];
  viewer: Pick<Viewer, "timeZone" | "locale">;
  hasTime: boolean;
  whenComplete: boolean;
}

/** In the reader's zone and language. */
export function NextDates({ dates, viewer, hasTime, whenComplete }: NextDatesProps) {
  const t = useTranslations("task.repetition");
  const format = new Intl.DateTimeFormat(viewer.locale, {
    ...{ weekday: "short", year: "numeric", month: "short", day: "numeric", timeZone: viewer.timeZone },
    ...(hasTime && { hour: "numeric", minute: "2-digit" }),
  });
  return (
    <section aria-label={t("next")} className="rounded-md bg-gray-3 px-3 py-2.5">
      <h3 className="text-sm font-medium text-gray-11">{t("next")}</h3>
      <ol aria-live="polite" className="mt-1 tabular-nums">
        {dates.map((date) => (
          <li key={date.getTime()}>
            <time dateTime={date.toISOString()}>{format.format(date)}</time>
          </li>
        ))}
      </ol>
      {dates.length === 0 && <p className="text-gray-11">{t("noDates")}</p>}
      {whenComplete && dates.length > 0 && <p className="mt-1 text-sm text-gray-11">{t("onlyDone")}</p>}
    </section>
  );
}
