import type { ChartCategory } from "@/components/charts/chart-data";
import { ChartText } from "@/components/charts/chart-text";
import { everyNth } from "@/components/charts/scales";
import { useFromLeft } from "@/components/charts/use-figures";

interface CategoryAxisProps {
  categories: readonly ChartCategory[];
  position: (at: number) => number;
}

const MOST_LABELS = 8;
const FEW_LABELS = 5;

/** Names as many as there is room for; where it is narrow, half of them. */
export function CategoryAxis({ categories, position }: CategoryAxisProps) {
  const fromLeft = useFromLeft();
  const step = everyNth(categories.length, MOST_LABELS);
  const shown = categories.map(({ label, short = label }, at) => ({ at, short })).filter(({ at }) => at % step === 0);
  const letters = shown.length > FEW_LABELS ? 10 : Math.floor(66 / shown.length);
  const hidden = shown.length > FEW_LABELS ? "@max-md:hidden" : shown.length > 3 ? "@max-sm:hidden" : "";
  return (
    <svg className="col-start-2 h-6 w-full overflow-visible">
      {shown.map(({ at, short }, index) => (
        <ChartText
          key={at}
          x={fromLeft(position(at))}
          y={100}
          down="-0.35em"
          anchor={anchorAt(position(at))}
          text={cut(short, letters)}
          className={`fill-gray-11 text-xs ${index % 2 === 1 ? hidden : ""}`}
        />
      ))}
    </svg>
  );
}

/** Texts at the edges stay within the chart. */
function anchorAt(percent: number): "start" | "middle" | "end" {
  if (percent === 0) return "start";
  return percent === 100 ? "end" : "middle";
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);
