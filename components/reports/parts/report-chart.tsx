import type { ChartData } from "@/components/charts/chart-data";
import { ChartFigure } from "@/components/charts/chart-figure";
import { isEmpty } from "@/components/charts/chart-data";
import { CsvButton } from "@/components/reports/parts/csv-button";

interface ReportChartProps {
  title: string;
  note?: string;
  data: ChartData;
  chart: React.ComponentType<{ data: ChartData }>;
  empty: string;
  days: { first: string; last: string };
}

/** A chart whose figures can be saved as a file. */
export const ReportChart = ({ days, ...figure }: ReportChartProps) => (
  <ChartFigure
    {...figure}
    actions={!isEmpty(figure.data) && <CsvButton title={figure.title} days={days} rows={csvRowsOfChart(figure.data)} />}
  />
);

/** With plain numbers, which programs read. */
export const csvRowsOfChart = ({ heading, categories, series }: ChartData): string[][] => [
  [heading, ...series.map(({ name }) => name)],
  ...categories.map(({ label }, at) => [label, ...series.map(({ values }) => String(values[at] ?? ""))]),
];
