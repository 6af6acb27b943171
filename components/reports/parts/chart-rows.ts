import type { ChartData } from "@/components/charts/chart-data";

/** For a file: with plain numbers, which programs read. @param value heading of the values, if they have another unit */
export const csvRowsOfChart = ({ heading, categories, series }: ChartData, value?: string): string[][] => [
  [heading, ...series.map(({ name }) => value ?? name)],
  ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => String(values[at] ?? ""))]),
];
