import { useTranslations } from "next-intl";
import type { BoardJson } from "@/components/board-store/board-data";
import { BoardPaint } from "@/components/board-background/background-paint";
import { classNames } from "@/components/ui/class-names";
import { ColorFill } from "@/components/ui/brand/color-fill";

/** The theme's values: its CSS variables have only those of the current scheme. */
const LIGHT = { name: "light", scheme: "scheme-light", ground: "#fbfbfc", column: "#f1f2f4", card: "#ffffff" } as const;
const DARK = { name: "dark", scheme: "scheme-dark", ground: "#0d0f14", column: "#16191f", card: "#1f2229" } as const;

const CARDS = [3, 1, 2];

export function BackgroundPreview({ background }: { background: BoardJson["background"] }) {
  const t = useTranslations("boardMenu.background");
  return (
    <div className="grid grid-cols-2 gap-3">
      {[LIGHT, DARK].map(({ name, scheme, ground, column, card }) => (
        <figure key={name} className="overflow-hidden rounded-md border border-gray-6">
          <div aria-hidden className={classNames("relative flex h-28 items-start gap-2 p-3", scheme)}>
            <ColorFill light={ground} />
            <BoardPaint background={background} />
            {CARDS.map((count, at) => (
              <div key={at} className="relative flex flex-1 flex-col gap-1 rounded-sm p-1">
                <ColorFill light={column} />
                {Array.from({ length: count }, (_, place) => (
                  <span key={place} className="relative h-4 rounded-sm">
                    <ColorFill light={card} />
                  </span>
                ))}
              </div>
            ))}
          </div>
          <figcaption className="border-t border-gray-6 px-2 py-1 text-xs">{t(name)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
