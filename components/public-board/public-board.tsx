import { Columns3 } from "lucide-react";
import { useTranslations } from "next-intl";
import { BoardPaint } from "@/components/board-background/background-paint";
import { PublicColumn, PublicSection } from "@/components/public-board/public-stage";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { grouped } from "@/lib/by-id";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { PublicPage } from "@/lib/public-boards/page";
import type { PublicLinks, PublicView } from "@/lib/public-boards/query";

export interface PublicBoardProps {
  page: Pick<PublicPage, "board" | "cards" | "pages">;
  view: PublicView;
  links: PublicLinks;
  clock: ClockOnScreen;
}

/** All stages with their first tasks. */
export function PublicBoard({ page: { board, cards, pages }, view, links, clock }: PublicBoardProps) {
  const t = useTranslations("publicBoard.page");
  const cardsOf = grouped(cards, ({ stage_id }) => stage_id);
  const Stage = view === "list" ? PublicSection : PublicColumn;
  const stages = board.stages.map((stage) => (
    <Stage
      key={stage.id}
      stage={stage}
      cards={cardsOf.get(stage.id) ?? []}
      page={pages.get(stage.id)}
      clock={clock}
      links={links}
    />
  ));
  if (stages.length === 0)
    return (
      <EmptyState
        icon={<Columns3 aria-hidden className="size-5" strokeWidth={1.5} />}
        title={t("noStages")}
        className="my-auto"
      >
        {t("noStagesText")}
      </EmptyState>
    );
  if (view === "list")
    return (
      <ol aria-label={t("stages")} className="mx-auto flex w-full max-w-300 flex-col gap-4 px-4 py-4 sm:px-6">
        {stages}
      </ol>
    );
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <BoardPaint background={board.background} />
      <ol
        aria-label={t("stages")}
        className="relative flex min-h-0 flex-1 gap-3 p-4 max-sm:flex-col sm:items-start sm:overflow-x-auto sm:py-3"
      >
        {stages}
      </ol>
    </div>
  );
}
