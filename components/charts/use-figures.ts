import { useFormatter, useLocale } from "next-intl";
import type { ChartData } from "@/components/charts/chart-data";
import { rounded } from "@/components/charts/scales";
import { directionOf } from "@/lib/i18n/locale";

/** The values as texts in the reader's language. */
export function useFigures({ format }: ChartData) {
  const { number } = useFormatter();
  const figure = format ?? ((value: number) => number(value, { maximumFractionDigits: 2 }));
  const shortFigure = (value: number) =>
    format?.(value) ?? number(value, { notation: value < 10_000 ? "standard" : "compact", maximumFractionDigits: 1 });
  const share = (value: number, total: number) =>
    number(total === 0 ? 0 : value / total, { style: "percent", maximumFractionDigits: 0 });
  return { figure, shortFigure, share };
}

/** Percent from the start of a line as percent from the left: where text runs from right to left, charts do, too. */
export function useFromLeft(): (percent: number) => number {
  const isMirrored = directionOf(useLocale()) === "rtl";
  return (percent) => rounded(isMirrored ? 100 - percent : percent);
}
