import { type BandBar, Bands } from "@/components/charts/bands";
import { type ChartData, valuesOf } from "@/components/charts/chart-data";
import { ChartText } from "@/components/charts/chart-text";
import { bandScale, type ValueScale, valueScale } from "@/components/charts/scales";
import { useFigures, useFromLeft } from "@/components/charts/use-figures";

/** Of the width of a category; the rest is the gap to the next. */
const FILLED = 0.7;
const MOST_NAMED = 8;

/** The bars of a category stand side by side. */
export function VerticalBars({ data }: { data: ChartData }) {
  const { categories, series } = data;
  const scale = valueScale(Math.max(...valuesOf(data), 0), data.unit);
  return (
    <Bands data={data} scale={scale} bars={sideBySide(data)}>
      {series.length === 1 && categories.length <= MOST_NAMED && <BarValues data={data} y={scale.y} />}
    </Bands>
  );
}

function sideBySide({ categories, series }: ChartData): BandBar[] {
  const band = bandScale(categories.length).width;
  const width = (FILLED * band) / Math.max(series.length, 1);
  return series.flatMap(({ values }, at) =>
    categories.map((_, category) => ({
      ...{ at, category, width, from: 0, to: values[category] ?? 0 },
      start: (category + (1 - FILLED) / 2) * band + at * width,
    })),
  );
}

function BarValues({ data, y }: { data: ChartData; y: ValueScale["y"] }) {
  const { shortFigure } = useFigures(data);
  const fromLeft = useFromLeft();
  const { middle } = bandScale(data.categories.length);
  return (data.series[0]?.values ?? []).map((value, at) => (
    <ChartText key={at} x={fromLeft(middle(at))} y={y(value ?? 0)} down="-0.35em" text={shortFigure(value ?? 0)} />
  ));
}
