import type { ChartData } from "@/components/charts/chart-data";
import { everyNth, rounded } from "@/components/charts/scales";
import { useFigures, useFromLeft } from "@/components/charts/use-figures";

const MOST_COLUMNS = 60;

/** The figures of a category as a tooltip, wherever the pointer is above it. */
export function HoverColumns({ data, position }: { data: ChartData; position: (at: number) => number }) {
  const { figure } = useFigures(data);
  const fromLeft = useFromLeft();
  const { categories, series } = data;
  const step = everyNth(categories.length, MOST_COLUMNS);
  const width = rounded((100 * step) / Math.max(categories.length, 1));
  return categories.map(({ label }, at) =>
    at % step === 0 ? (
      <rect
        key={at}
        x={`${rounded(fromLeft(position(at)) - width / 2)}%`}
        width={`${width}%`}
        height="100%"
        fill="transparent"
      >
        <title>
          {[label, ...series.map(({ name, values }) => `${name}: ${figure(values[at] ?? 0)}`).reverse()].join("\n")}
        </title>
      </rect>
    ) : null,
  );
}
