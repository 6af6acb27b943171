"use client";
import { useMemo } from "react";
import { useTranslations } from "next-intl";
import type { TableColumn } from "@/components/board/table/columns/columns";
import type { FooterRowProps } from "@/components/board/table/footer/footer-row";
import { summariesOf, type Summary, summaryOf, type SummaryValue } from "@/components/board/table/columns/summaries";
import { withTexts } from "@/components/i18n/with-texts";
import { LazyMenu } from "@/components/ui/overlays/lazy-menu";
import { tableMenusTexts } from "@/generated/messages/parts/tableMenus";
import { durationText } from "@/lib/time/duration";
import { type ClockOnScreen, dateText } from "@/lib/dates/dates-on-screen";

const loadMenu = withTexts(tableMenusTexts, () =>
  import("@/components/board/table/footer/footer-menu").then((file) => file.FooterMenu),
);

/** What is counted in a column, and the menu that changes it. */
export function FooterCell({ columns, column, tasks, context }: FooterRowProps & { column: TableColumn }) {
  const t = useTranslations("boardTable.footer");
  const choices = summariesOf(column);
  const chosen = columns.layout.summaries[column.id];
  const summary = choices.find((each) => each === chosen) ?? choices[0] ?? "none";
  const { clock, today } = context;
  const value = useMemo(
    () => summaryOf(summary, column, tasks, { now: clock.now, today }),
    [summary, column, tasks, clock, today],
  );
  if (choices.length < 2) return null;

  const text = summary === "none" ? "" : t(`values.${summary}`, { value: value ? valueText(value, clock) : "–" });
  return (
    <LazyMenu
      label={t("summary", { name: column.name, value: text || t("nothing") })}
      button={text || <span className="opacity-0 group-hover:opacity-100">{t("count")}</span>}
      buttonStyle="group -mx-2 flex h-full pointer-coarse:h-11 min-w-0 flex-1 items-center justify-end truncate px-2 tabular-nums hover:bg-gray-4 hover:text-gray-12"
      tabIndex={-1}
      focusAfter={(button) => button?.closest<HTMLElement>("[data-column]")}
      load={loadMenu}
      menuProps={{ choices, summary, onChoose: (next: Summary) => columns.summarize(column.id, next) }}
    />
  );
}

function valueText(summary: SummaryValue, clock: ClockOnScreen): string {
  switch (summary.kind) {
    case "number":
      return summary.value.toLocaleString(clock.locale, { maximumFractionDigits: 2 });
    case "duration":
      return durationText(summary.value, clock.locale);
    case "date":
      return dateText(summary.value.slice(0, 10), clock);
  }
}
