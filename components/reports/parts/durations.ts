import { useLocale, useTranslations } from "next-intl";
import type { TableCell } from "@/components/reports/parts/table-data";
import { durationText } from "@/lib/time/duration";

/** Minutes of `32h 30m`, as reports have it. */
export function minutesOfDuration(text: string): number {
  const [, hours = "0", minutes = "0"] = /^(?:(\d+)h)?\s*(?:(\d+)m)?$/.exec(text) ?? [];
  return 60 * Number(hours) + Number(minutes);
}

/** In the reader's language; files have minutes. */
export function useDurations() {
  const locale = useLocale();
  const t = useTranslations("reports.csv");
  const text = (minutes: number) => durationText(minutes, locale);
  return {
    text,
    cell: (minutes: number): TableCell => ({ text: text(minutes), value: minutes }),
    column: (label: string) => ({ label, csvLabel: t("minutes", { name: label }), isNumber: true }),
  };
}
