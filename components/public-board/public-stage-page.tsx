import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { PublicBoardProps } from "@/components/public-board/public-board";
import { TaskItems } from "@/components/public-board/public-stage";
import { buttonStyle } from "@/components/ui/controls/button";
import { TextLink } from "@/components/ui/controls/text-link";
import { classNames } from "@/components/ui/class-names";

const icon = { "aria-hidden": true, className: "size-4 rtl:-scale-x-100", strokeWidth: 1.5 } as const;

/** Some tasks of one stage, for readers without script, and for `MoreTasks`. */
export function PublicStagePage({ page: { board, cards, pages }, view, links, clock }: PublicBoardProps) {
  const t = useTranslations("publicBoard.page");
  const [page] = [...pages.values()];
  const stage = board.stages.find(({ id }) => id === page?.stage_id);
  if (!stage || !page) return null;
  const isList = view === "list";
  return (
    <section aria-labelledby="stage" className="mx-auto flex w-full max-w-300 flex-col gap-4 px-4 py-5 sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="stage" className="text-lg font-semibold wrap-anywhere">
          <bdi>{stage.title}</bdi>
        </h2>
        <TextLink href={links.view(view)}>{t("wholeBoard")}</TextLink>
      </div>
      {cards.length === 0 && <p className="text-gray-11">{t("empty")}</p>}
      <TaskItems
        cards={cards}
        clock={clock}
        isList={isList}
        className={classNames(
          isList
            ? "divide-y divide-gray-6 rounded-lg border border-gray-6 bg-surface"
            : "grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4",
        )}
      />
      <p className="flex flex-wrap justify-between gap-2">
        {page.has_more_before && page.start_cursor !== null && (
          <a href={links.stage(stage.id, { before: page.start_cursor })} className={buttonStyle({ size: "small" })}>
            <ChevronLeft {...icon} />
            {t("previous")}
          </a>
        )}
        {page.has_more_after && page.end_cursor !== null && (
          <a
            data-next=""
            href={links.stage(stage.id, { after: page.end_cursor })}
            className={buttonStyle({ size: "small" }, "ms-auto")}
          >
            {t("next")}
            <ChevronRight {...icon} />
          </a>
        )}
      </p>
    </section>
  );
}
