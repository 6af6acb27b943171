"use client";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { ReportFrame } from "@/components/reports/frame/frame";
import { PresetMenu } from "@/components/reports/frame/preset-menu";
import { addressOfReport, pathOfReport } from "@/components/reports/frame/search-params";
import { Button } from "@/components/ui/controls/button";
import { TextField } from "@/components/ui/controls/text-field";

/** The browser's own date fields: they can be typed into, and phones show their wheels. Without a script it is a plain form. */
export function RangeChoice(frame: Pick<ReportFrame, "section" | "search" | "today" | "startOfWeek">) {
  const { section, search } = frame;
  const t = useTranslations("reports.range");
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();
  const [days, setDays] = useState({ first: search.first, last: search.last });

  function show(event: React.FormEvent) {
    event.preventDefault();
    const address = addressOfReport(section, { ...search, ...days, preset: null });
    startLoading(() => router.push(address, { scroll: false }));
  }

  return (
    <form
      action={pathOfReport(section)}
      onSubmit={show}
      className="flex flex-wrap items-start gap-x-2 gap-y-3 max-sm:w-full"
    >
      {search.boardId !== null && <input type="hidden" name="board" value={search.boardId} />}
      <PresetMenu {...frame} />
      <TextField
        type="date"
        name="from"
        label={t("from")}
        required
        value={days.first}
        onChange={({ target }) => setDays({ ...days, first: target.value })}
        className="w-38 max-sm:flex-1"
      />
      <TextField
        type="date"
        name="to"
        label={t("to")}
        required
        error={search.refusal ? t(search.refusal) : undefined}
        value={days.last}
        onChange={({ target }) => setDays({ ...days, last: target.value })}
        className={search.refusal ? "w-72 max-sm:flex-1" : "w-38 max-sm:flex-1"}
      />
      <Button type="submit" busy={isLoading} className="max-sm:w-full sm:mt-6.5">
        {t("show")}
      </Button>
    </form>
  );
}
