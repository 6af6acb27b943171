import { useId } from "react";
import { colorAt, colorsOf, inkOf } from "@/components/charts/chart-colors";
import { type ChartColor, type ChartData, valuesOf } from "@/components/charts/chart-data";
import { fillAt, Fills } from "@/components/charts/fills";
import { Legend, Swatch } from "@/components/charts/legend";
import { rounded } from "@/components/charts/scales";
import { useFigures } from "@/components/charts/use-figures";

/** For names: each stands before its bar, and its value after it. */
export function HorizontalBars({ data }: { data: ChartData }) {
  const id = useId();
  const { categories, series } = data;
  const colors = colorsOf(series);
  const most = Math.max(...valuesOf(data), 1);
  const hasLegend = series.length > 1;
  return (
    <>
      {hasLegend && <Fills id={id} colors={colors} />}
      <div className="space-y-2">
        {categories.map(({ label, color }, at) => (
          <div key={at} className="grid grid-cols-[minmax(4rem,30%)_minmax(0,1fr)] items-center gap-x-3">
            <div dir="auto" title={label} className="line-clamp-3 text-match-parent text-sm wrap-break-word">
              {label}
            </div>
            <div className="min-w-0 space-y-0.5">
              {series.map(({ values }, index) => (
                <Bar
                  key={index}
                  data={data}
                  value={values[at] ?? 0}
                  share={(values[at] ?? 0) / most}
                  paint={
                    hasLegend
                      ? { fill: fillAt(id, index) }
                      : { ...inkOf(color ?? colors[0] ?? colorAt(0)), ...edgeOf(color), fill: "currentColor" }
                  }
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {hasLegend && (
        <Legend entries={series.map(({ name }, at) => ({ name, mark: <Swatch fill={fillAt(id, at)} /> }))} />
      )}
    </>
  );
}

interface BarProps {
  data: ChartData;
  value: number;
  share: number;
  paint: React.SVGProps<SVGRectElement>;
}

/** Colours out of the data may be those of the surface. */
const edgeOf = (color: ChartColor | undefined) =>
  typeof color === "object" && { className: "stroke-gray-12", strokeOpacity: 0.35, strokeWidth: 2 };

function Bar({ data, value, share, paint }: BarProps) {
  const { figure } = useFigures(data);
  return (
    <div className="flex items-center gap-2">
      <svg className="h-4 min-w-0 flex-1 rtl:-scale-x-100">
        <rect width="100%" height="100%" rx="3" className="fill-gray-3" />
        <rect width={`${rounded(100 * share)}%`} height="100%" rx="3" {...paint} />
      </svg>
      <span className="min-w-8 shrink-0 text-end text-sm tabular-nums">{figure(value)}</span>
    </div>
  );
}
