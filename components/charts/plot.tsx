import { ChartText } from "@/components/charts/chart-text";
import { CategoryAxis } from "@/components/charts/category-axis";
import type { ChartData } from "@/components/charts/chart-data";
import type { ValueScale } from "@/components/charts/scales";
import { useFigures, useFromLeft } from "@/components/charts/use-figures";
import { classNames } from "@/components/ui/class-names";

interface PlotProps {
  data: ChartData;
  scale: ValueScale;
  /** Where a category is, in percent from the start. */
  position: (at: number) => number;
  children: React.ReactNode;
}

/** Places are percentages and texts keep their size, so that it is readable at any width without a script. */
export function Plot({ data, scale, position, children }: PlotProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-3 pe-2">
      <ValueAxis data={data} scale={scale} />
      <svg className="h-56 w-full overflow-visible">
        {scale.ticks.map((value) => (
          <line
            key={value}
            x2="100%"
            y1={`${scale.y(value)}%`}
            y2={`${scale.y(value)}%`}
            className={classNames(value === 0 ? "stroke-gray-8" : "stroke-gray-6")}
          />
        ))}
        {children}
      </svg>
      <CategoryAxis categories={data.categories} position={position} />
    </div>
  );
}

/** As wide as its longest text, which is there a second time for that. */
function ValueAxis({ data, scale }: Pick<PlotProps, "data" | "scale">) {
  const { shortFigure } = useFigures(data);
  const fromLeft = useFromLeft();
  const texts = scale.ticks.map(shortFigure);
  const longest = texts.reduce((longer, text) => (text.length > longer.length ? text : longer), "");
  return (
    <div className="relative h-56 text-xs tabular-nums">
      <span className="invisible whitespace-nowrap">{longest}</span>
      <svg className="absolute inset-0 size-full overflow-visible">
        {scale.ticks.map((value, at) => (
          <ChartText
            key={value}
            x={fromLeft(100)}
            y={scale.y(value)}
            down="0.32em"
            anchor="end"
            text={texts[at] ?? ""}
          />
        ))}
      </svg>
    </div>
  );
}
