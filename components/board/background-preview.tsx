import type { BoardJson } from "@/components/board/board-data";
import { BoardPaint } from "@/components/board/board-paint";

/** A board with its background, as it is in light and in dark colours. */
export const BackgroundPreview = ({ background }: { background: BoardJson["background"] }) => (
  <div className="grid grid-cols-2 gap-3">
    <div className="scheme-light">
      <Screen words="Light" background={background} />
    </div>
    <div className="scheme-dark">
      <Screen words="Dark" background={background} />
    </div>
  </div>
);

function Screen({ words, background }: { words: string; background: BoardJson["background"] }) {
  return (
    <figure className="overflow-hidden rounded-md border border-gray-6 bg-surface text-gray-12">
      <div aria-hidden className="relative flex h-28 items-start gap-2 bg-gray-1 p-3">
        <BoardPaint background={background} />
        {[3, 1, 2].map((cards, at) => (
          <div key={at} className="relative flex flex-1 flex-col gap-1 rounded-sm bg-gray-3 p-1">
            {Array.from({ length: cards }, (_, card) => (
              <span key={card} className="h-4 rounded-sm border border-gray-6 bg-card" />
            ))}
          </div>
        ))}
      </div>
      <figcaption className="border-t border-gray-6 px-2 py-1 text-xs">{words}</figcaption>
    </figure>
  );
}
