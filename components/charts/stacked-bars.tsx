import { type BandBar, Bands } from "@/components/charts/bands";
import { type ChartData, stackedSums, sumOf } from "@/components/charts/chart-data";
import { bandScale, valueScale } from "@/components/charts/scales";

const FILLED = 0.7;

/** The bars of a category stand on top of each other. */
export const StackedBars = ({ data }: { data: ChartData }) => (
  <Bands data={data} scale={valueScale(Math.max(...stackedSums(data), 0), data.unit)} bars={onTop(data)} />
);

function onTop({ categories, series }: ChartData): BandBar[] {
  const band = bandScale(categories.length).width;
  return series.flatMap(({ values }, at) =>
    categories.map((_, category) => {
      const from = sumOf(series.slice(0, at).map((below) => below.values[category] ?? 0));
      return {
        ...{ at, category, from, to: from + (values[category] ?? 0), width: FILLED * band },
        start: (category + (1 - FILLED) / 2) * band,
      };
    }),
  );
}
