import { line, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from "d3-shape";
import { colorsOf, inkOf } from "@/components/charts/chart-colors";
import { type ChartColor, type ChartData, type ChartSeries, valuesOf } from "@/components/charts/chart-data";
import { HoverColumns } from "@/components/charts/hover-columns";
import { Legend } from "@/components/charts/legend";
import { Plot } from "@/components/charts/plot";
import { bandScale, pointScale, type ValueScale, valueScale } from "@/components/charts/scales";
import { useFromLeft } from "@/components/charts/use-figures";

/** Series differ by their dashes and marks, too. */
const DASHES = [undefined, "6 4", "2 3", "10 4 2 4"];
const MARKS = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond];
const MOST_MARKS = 16;
/** The names of few are long, and need room at both sides. */
const FEW = 5;

export function Lines({ data }: { data: ChartData }) {
  const { categories, series } = data;
  const colors = colorsOf(series);
  const scale = valueScale(Math.max(...valuesOf(data), 0), data.unit);
  const { length } = categories;
  const position = length > FEW ? pointScale(length) : bandScale(length).middle;
  return (
    <>
      <Plot data={data} scale={scale} position={position}>
        {series.map((each, at) => (
          <Line key={at} at={at} series={each} color={colors[at] ?? 1} y={scale.y} position={position} />
        ))}
        <HoverColumns data={data} position={position} />
      </Plot>
      {series.length > 1 && (
        <Legend
          entries={series.map(({ name }, at) => ({ name, mark: <LineMark at={at} color={colors[at] ?? 1} /> }))}
        />
      )}
    </>
  );
}

interface LineProps {
  at: number;
  series: ChartSeries;
  color: ChartColor;
  y: ValueScale["y"];
  position: (at: number) => number;
}

/** The line is stretched to the plot's size, its width and marks are not. */
function Line({ at, series: { values }, color, y, position }: LineProps) {
  const fromLeft = useFromLeft();
  const points = values.map((value, index) => ({ value, x: fromLeft(position(index)) }));
  const path = line<(typeof points)[number]>()
    .defined(({ value }) => value !== null)
    .x(({ x }) => x)
    .y(({ value }) => y(value ?? 0));
  return (
    <g {...inkOf(color)}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
        <path d={path(points) ?? ""} {...STROKE} strokeDasharray={DASHES[at % DASHES.length]} />
      </svg>
      {points.map(({ value, x }, index) =>
        value !== null && isMarked(index, points.length) ? (
          <svg key={index} x={`${x}%`} y={`${y(value)}%`} overflow="visible">
            <Mark at={at} />
          </svg>
        ) : null,
      )}
    </g>
  );
}

const STROKE = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

const isMarked = (at: number, count: number) => count <= MOST_MARKS || at === count - 1;

const Mark = ({ at }: { at: number }) => (
  <path d={symbol(MARKS[at % MARKS.length], 44)() ?? ""} fill="currentColor" className="stroke-surface" />
);

const LineMark = ({ at, color }: { at: number; color: ChartColor }) => (
  <svg aria-hidden viewBox="0 0 28 12" className="h-3 w-7 shrink-0">
    <g {...inkOf(color)}>
      <path d="M0 6h28" {...STROKE} strokeDasharray={DASHES[at % DASHES.length]} />
      <g transform="translate(14 6)">
        <Mark at={at} />
      </g>
    </g>
  </svg>
);
