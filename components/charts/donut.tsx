import { arc, pie } from "d3-shape";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { colorsOf } from "@/components/charts/chart-colors";
import { type ChartData, sumOf } from "@/components/charts/chart-data";
import { fillAt, Fills } from "@/components/charts/fills";
import { Legend, Swatch } from "@/components/charts/legend";
import { useFigures } from "@/components/charts/use-figures";

const RADIUS = 80;

/** Of one series: the parts of a whole, whose sum stands in the middle. */
export function Donut({ data }: { data: ChartData }) {
  const id = useId();
  const { figure, share } = useFigures(data);
  const { categories, series } = data;
  const values = categories.map((_, at) => series[0]?.values[at] ?? 0);
  const total = sumOf(values);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Fills id={id} colors={colorsOf(categories)} />
      <Ring id={id} data={data} values={values} total={total} />
      <Legend
        isColumn
        entries={categories.map(({ label }, at) => ({
          name: label,
          value: `${figure(values[at] ?? 0)} · ${share(values[at] ?? 0, total)}`,
          mark: <Swatch fill={fillAt(id, at)} />,
        }))}
      />
    </div>
  );
}

interface RingProps {
  id: string;
  data: ChartData;
  values: number[];
  total: number;
}

function Ring({ id, data, values, total }: RingProps) {
  const t = useTranslations("charts");
  const { figure, shortFigure } = useFigures(data);
  const path = arc<{ startAngle: number; endAngle: number }>()
    .innerRadius(0.62 * RADIUS)
    .outerRadius(RADIUS);
  return (
    <svg viewBox="-82 -82 164 164" className="size-41 shrink-0">
      {pie<number>()
        .sort(null)(values)
        .map((slice, at) => (
          <path
            key={at}
            d={path(slice) ?? ""}
            fill={fillAt(id, at)}
            className="stroke-surface rtl:-scale-x-100"
            strokeWidth="1.5"
          >
            <title>{`${data.categories[at]?.label}: ${figure(slice.value)}`}</title>
          </path>
        ))}
      <text textAnchor="middle" dy="0.1em" className="fill-gray-12 text-xl font-semibold tabular-nums">
        {shortFigure(total)}
      </text>
      <text textAnchor="middle" dy="1.6em" className="fill-gray-11 text-xs">
        {t("total")}
      </text>
    </svg>
  );
}
