import { useId } from "react";
import { colorsOf } from "@/components/charts/chart-colors";
import type { ChartData } from "@/components/charts/chart-data";
import { fillAt, Fills } from "@/components/charts/fills";
import { HoverColumns } from "@/components/charts/hover-columns";
import { Legend, Swatch } from "@/components/charts/legend";
import { Plot } from "@/components/charts/plot";
import { bandScale, rounded, type ValueScale } from "@/components/charts/scales";
import { useFromLeft } from "@/components/charts/use-figures";

export interface BandBar {
  /** Of its series. */
  at: number;
  category: number;
  /** In percent from the start. */
  start: number;
  width: number;
  from: number;
  to: number;
}

interface BandsProps {
  data: ChartData;
  scale: ValueScale;
  bars: readonly BandBar[];
  children?: React.ReactNode;
}

/** Bars above their categories. */
export function Bands({ data, scale, bars, children }: BandsProps) {
  const id = useId();
  const { series, categories } = data;
  const isByCategory = series.length === 1 && categories.some(({ color }) => color);
  const { middle } = bandScale(categories.length);
  return (
    <>
      <Fills id={id} colors={colorsOf(isByCategory ? categories : series)} />
      <Plot data={data} scale={scale} position={middle}>
        {bars.map((bar, at) => (
          <Bar key={at} bar={bar} y={scale.y} fill={fillAt(id, isByCategory ? bar.category : bar.at)} />
        ))}
        {children}
        <HoverColumns data={data} position={middle} />
      </Plot>
      {series.length > 1 && (
        <Legend entries={series.map(({ name }, at) => ({ name, mark: <Swatch fill={fillAt(id, at)} /> }))} />
      )}
    </>
  );
}

function Bar({ bar: { start, width, from, to }, y, fill }: { bar: BandBar; y: ValueScale["y"]; fill: string }) {
  const fromLeft = useFromLeft();
  const left = Math.min(fromLeft(start), fromLeft(start + width));
  if (to === from) return null;
  return (
    <rect
      x={`${left}%`}
      y={`${y(to)}%`}
      width={`${rounded(width)}%`}
      height={`${rounded(y(from) - y(to))}%`}
      fill={fill}
      className="stroke-surface"
    />
  );
}
