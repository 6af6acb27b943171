import { type ChartData, isEmpty } from "@/components/charts/chart-data";
import { ChartFigure } from "@/components/charts/chart-figure";
import { csvRowsOfChart } from "@/components/reports/parts/chart-rows";
import { CsvButton } from "@/components/reports/parts/csv-button";

interface ReportChartProps {
  title: string;
  note?: string;
  data: ChartData;
  chart: React.ComponentType<{ data: ChartData }>;
  empty: string;
  days: { first: string; last: string };
  /** The heading of the values in the file, if it has another unit. */
  csvValue?: string;
  /** How to draw it. */
  choice?: React.ReactNode;
}

/** A chart whose figures can be saved as a file. */
export const ReportChart = ({ days, csvValue, choice, ...figure }: ReportChartProps) => (
  <ChartFigure
    {...figure}
    actions={
      !isEmpty(figure.data) && (
        <>
          {choice}
          <CsvButton title={figure.title} days={days} rows={csvRowsOfChart(figure.data, csvValue)} />
        </>
      )
    }
  />
);
