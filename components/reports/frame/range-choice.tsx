"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { hasWrongDay } from "@/components/days/has-wrong-day";
import { RangeFields } from "@/components/days/range-fields";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { PresetMenu } from "@/components/reports/frame/preset-menu";
import { addressOfReport, pathOfReport, refusalOf } from "@/components/reports/frame/search-params";
import { Button } from "@/components/ui/controls/button";

/** Without a script it is a plain form. */
export function RangeChoice(frame: Pick<ReportFrame, "section" | "search" | "today" | "startOfWeek">) {
  const { section, search, today, startOfWeek } = frame;
  const t = useTranslations("reports.range");
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const [range, setRange] = useState({ from: search.first, to: search.last });
  const days = { first: range.from, last: range.to };
  const refusal = refusalOf(days);

  function show(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (hasWrongDay(event.currentTarget)) return;
    const address = addressOfReport(section, { ...search, ...days, preset: null });
    startLoading(() => router.push(address, { scroll: false }));
  }

  return (
    <form
      action={pathOfReport(section)}
      onSubmit={show}
      noValidate
      className="flex flex-wrap items-start gap-x-2 gap-y-3 max-sm:w-full"
    >
      {search.boardId !== null && <input type="hidden" name="board" value={search.boardId} />}
      <PresetMenu {...frame} />
      <RangeFields
        range={range}
        onChange={setRange}
        today={today}
        startOfWeek={startOfWeek}
        problem={refusal ? t(refusal) : undefined}
        labelHidden
        className="grid grid-cols-2 gap-x-2 max-sm:w-full sm:grid-cols-[10.5rem_10.5rem]"
      />
      <Button type="submit" busy={isLoading} className="max-sm:w-full">
        {t("show")}
      </Button>
    </form>
  );
}
