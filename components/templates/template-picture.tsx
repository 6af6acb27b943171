import { BoardPaint } from "@/components/board-background/background-paint";
import { backgroundOf } from "@/components/templates/background";
import { cardsOf, type DrawnCard } from "@/components/templates/picture-cards";
import type { TemplateLabel, TemplateSummary } from "@/components/templates/template-data";
import { classNames } from "@/components/ui/class-names";
import { LABEL_PRESETS } from "@/lib/labels/presets";

const WIDTH = 288;
const HEIGHT = 128;
const GAP = 8;
const EDGE = 14;
const MOST_WIDE = 72;
/** Columns go on below the picture, whatever its shape. */
const LONG = 3 * HEIGHT;

type Drawn = Pick<TemplateSummary, "background" | "stages" | "labels" | "tasks_count">;

/** Its columns and cards, drawn from what lists of templates know. */
export function TemplatePicture({ template, className }: { template: Drawn; className?: string }) {
  const columns = cardsOf(template);
  const width = Math.min(MOST_WIDE, (WIDTH - 2 * EDGE - GAP * (columns.length - 1)) / Math.max(1, columns.length));
  const start = (WIDTH - columns.length * width - (columns.length - 1) * GAP) / 2;
  return (
    <div aria-hidden className={classNames("relative overflow-hidden bg-gray-4", className)}>
      <BoardPaint small background={backgroundOf(template)} />
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMin meet"
        className="absolute inset-0 size-full rtl:-scale-x-100"
      >
        {columns.map((cards, at) => (
          <g key={at} transform={`translate(${start + at * (width + GAP)} ${EDGE})`}>
            <Column
              width={width}
              paint={template.stages[at]?.bg_color ?? null}
              cards={cards}
              labels={template.labels}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

interface ColumnProps {
  width: number;
  paint: string | null;
  cards: DrawnCard[];
  labels: readonly TemplateLabel[];
}

function Column({ width, paint, cards, labels }: ColumnProps) {
  const tops = topsOf(cards);
  return (
    <>
      <rect width={width} height={LONG} rx="6" className="fill-gray-2 stroke-gray-6" />
      {paint && <rect x="0.5" y="0.5" width={width - 1} height="4" rx="2" fill={paint} />}
      <rect x="7" y="10" width={width * 0.5} height="4" rx="2" className="fill-gray-8" />
      {cards.map(({ label, isTall }, row) => (
        <g key={row} transform={`translate(5 ${tops[row] ?? 0})`}>
          <rect width={width - 10} height={heightOf({ isTall })} rx="3.5" className="fill-card stroke-gray-6" />
          {label !== null && (
            <rect x="5" y="5" width={(width - 10) * 0.4} height="4" rx="2" fill={paintOf(labels[label])} />
          )}
          <rect
            x="5"
            y={label === null ? 6 : 12}
            width={(width - 10) * 0.72}
            height="2.5"
            rx="1.25"
            className="fill-gray-7"
          />
          {isTall && (
            <rect
              x="5"
              y={label === null ? 11 : 17}
              width={(width - 10) * 0.5}
              height="2.5"
              rx="1.25"
              className="fill-gray-6"
            />
          )}
        </g>
      ))}
    </>
  );
}

const heightOf = ({ isTall }: Pick<DrawnCard, "isTall">) => (isTall ? 25 : 20);

const topsOf = (cards: readonly DrawnCard[]): number[] =>
  cards.map((_, row) => cards.slice(0, row).reduce((top, card) => top + heightOf(card) + 4, 20));

const NO_COLOR = "#8590a2";

function paintOf(label: TemplateLabel | undefined): string {
  const preset = LABEL_PRESETS.find(({ id }) => id === label?.color_preset);
  if (preset) return `light-dark(${preset.light_bg_color}, ${preset.dark_bg_color})`;
  return label?.bg_color || NO_COLOR;
}
