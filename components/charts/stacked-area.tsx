import { area } from "d3-shape";
import { useId } from "react";
import { colorsOf } from "@/components/charts/chart-colors";
import { type ChartData, stackedSums, sumOf } from "@/components/charts/chart-data";
import { fillAt, Fills } from "@/components/charts/fills";
import { HoverColumns } from "@/components/charts/hover-columns";
import { Legend, Swatch } from "@/components/charts/legend";
import { Plot } from "@/components/charts/plot";
import { pointScale, valueScale } from "@/components/charts/scales";
import { useFromLeft } from "@/components/charts/use-figures";

/** The first series lies at the bottom. */
export function StackedArea({ data }: { data: ChartData }) {
  const id = useId();
  const { categories, series } = data;
  const scale = valueScale(Math.max(...stackedSums(data), 0), data.unit);
  const position = pointScale(categories.length);
  const paths = usePaths(data, scale.y);
  return (
    <>
      <Fills id={id} colors={colorsOf(series)} />
      <Plot data={data} scale={scale} position={position}>
        {paths.map((path, at) => (
          <Layer key={at} id={`${id}-layer-${at}`} path={path} fill={fillAt(id, at)} />
        ))}
        <HoverColumns data={data} position={position} />
      </Plot>
      <Legend entries={series.map(({ name }, at) => ({ name, mark: <Swatch fill={fillAt(id, at)} /> })).reverse()} />
    </>
  );
}

/** Between 0 and 1. A single category is as wide as the plot. */
function usePaths({ categories, series }: ChartData, y: (value: number) => number): string[] {
  const fromLeft = useFromLeft();
  const columns = categories.length === 1 ? [0, 0] : categories.map((_, at) => at);
  const position = pointScale(columns.length);
  return series.map(({ values }, at) => {
    const points = columns.map((category, index) => {
      const below = sumOf(series.slice(0, at).map((each) => each.values[category] ?? 0));
      return { x: fromLeft(position(index)) / 100, from: below, to: below + (values[category] ?? 0) };
    });
    return (
      area<(typeof points)[number]>()
        .digits(5)
        .x(({ x }) => x)
        .y0(({ from }) => y(from) / 100)
        .y1(({ to }) => y(to) / 100)(points) ?? ""
    );
  });
}

/** The path cuts a plain rectangle: a stretched one would stretch its pattern, too. */
const Layer = ({ id, path, fill }: { id: string; path: string; fill: string }) => (
  <g>
    <clipPath id={id} clipPathUnits="objectBoundingBox">
      <path d={path} />
    </clipPath>
    <rect width="100%" height="100%" fill={fill} clipPath={`url(#${id})`} />
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
      <path d={path} fill="none" className="stroke-surface" vectorEffect="non-scaling-stroke" />
    </svg>
  </g>
);
