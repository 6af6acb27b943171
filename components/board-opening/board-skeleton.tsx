import { useTranslations } from "next-intl";
import { BoardPaint } from "@/components/board-background/background-paint";
import type { BoardToOpen } from "@/components/board-opening/open-board";
import { Skeleton } from "@/components/ui/feedback/skeleton";

const COLUMNS = [3, 2, 4, 1];

/** Like every skeleton it appears after 150 ms. */
export function BoardSkeleton({ title, background }: Pick<BoardToOpen, "title" | "background">) {
  const t = useTranslations("opening");
  return (
    <div
      role="status"
      aria-label={title ? t("board", { title }) : t("unnamed")}
      className="appears-late fixed inset-x-0 top-(--top-bar) bottom-(--bottom-bar) z-10 flex flex-col bg-gray-1"
    >
      <div className="flex min-h-12 shrink-0 items-center border-b border-gray-6 bg-surface ps-12 pe-4 sm:ps-15.5 pointer-coarse:ps-15.5">
        {title ? <bdi className="truncate text-lg font-semibold">{title}</bdi> : <Skeleton className="h-5 w-48" />}
      </div>
      <div aria-hidden className="relative flex min-h-0 flex-1 items-start gap-3 overflow-hidden px-4 py-3">
        {background && <BoardPaint background={background} />}
        {COLUMNS.map((cards, column) => (
          <div
            key={column}
            className="relative flex w-72 shrink-0 flex-col gap-2 rounded-lg border border-gray-6 bg-gray-2 p-2 pt-4"
          >
            <Skeleton className="mb-2 ms-3 h-4 w-24" />
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-17 rounded-md" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
