import { useFormatter, useTranslations } from "next-intl";
import { MoreTasks } from "@/components/public-board/more-tasks";
import { PublicCard } from "@/components/public-board/public-card";
import { PublicRow } from "@/components/public-board/public-row";
import type { PublicBoardProps } from "@/components/public-board/public-board";
import { ColorFill } from "@/components/ui/brand/color-fill";
import { classNames } from "@/components/ui/class-names";
import type { PublicBoardJson } from "@/lib/public-boards/present";
import type { PublicCard as Card } from "@/lib/public-boards/present-card";
import type { Page } from "@/lib/tasks/read/pages";

interface PublicStageProps extends Pick<PublicBoardProps, "clock" | "links"> {
  stage: PublicBoardJson["stages"][number];
  cards: Card[];
  page: Page | undefined;
}

/** A column that scrolls by itself on wide screens, and a section of the page on phones. */
export function PublicColumn({ stage, ...rest }: PublicStageProps) {
  const titleId = `stage-${stage.id}`;
  return (
    <li className="flex flex-col rounded-lg border border-gray-6 bg-gray-2 sm:max-h-full sm:w-72 sm:shrink-0">
      <section aria-labelledby={titleId} className="flex min-h-0 flex-col rounded-lg bg-inherit">
        <StageHeading stage={stage} page={rest.page} titleId={titleId} />
        <div
          role="group"
          aria-labelledby={titleId}
          tabIndex={0}
          className="min-h-0 rounded-b-lg px-2 pb-2 -outline-offset-2 sm:overflow-y-auto sm:overscroll-contain"
        >
          <StageTasks stage={stage} {...rest} isList={false} />
        </div>
      </section>
    </li>
  );
}

export function PublicSection({ stage, ...rest }: PublicStageProps) {
  const titleId = `stage-${stage.id}`;
  return (
    <li className="rounded-lg border border-gray-6 bg-surface">
      <section aria-labelledby={titleId} className="rounded-lg bg-inherit">
        <StageHeading stage={stage} page={rest.page} titleId={titleId} />
        <StageTasks stage={stage} {...rest} isList />
      </section>
    </li>
  );
}

function StageHeading({ stage, page, titleId }: Pick<PublicStageProps, "stage" | "page"> & { titleId: string }) {
  const t = useTranslations("publicBoard.page");
  const { number } = useFormatter();
  const total = page?.total_count;
  return (
    <div className="sticky top-0 z-10 rounded-t-lg bg-inherit">
      <div className="relative h-1 overflow-hidden rounded-t-lg">
        {stage.bg_color && <ColorFill light={stage.bg_color} />}
      </div>
      <div className="flex min-h-10 items-center gap-2 px-4 pb-1">
        <h2 id={titleId} className="min-w-0 text-base leading-tight font-semibold wrap-anywhere">
          <bdi>{stage.title}</bdi>
        </h2>
        {total !== undefined && (
          <span className="text-sm text-gray-11 tabular-nums">
            <span aria-hidden>{number(total)}</span>
            <span className="sr-only">{t("count", { count: total })}</span>
          </span>
        )}
      </div>
    </div>
  );
}

function StageTasks({ stage, cards, page, clock, links, isList }: PublicStageProps & { isList: boolean }) {
  const t = useTranslations("publicBoard.page");
  const end = page?.has_more_after ? page.end_cursor : null;
  if (cards.length === 0)
    return <p className={classNames("text-sm text-gray-11", isList ? "px-4 pb-3" : "px-2 pb-1")}>{t("empty")}</p>;
  return (
    <>
      <TaskItems cards={cards} clock={clock} className={isList ? ROWS : CARDS} isList={isList} />
      {end !== null && (
        <MoreTasks
          href={links.stage(stage.id, { after: end })}
          words={t("more", { count: (page?.total_count ?? 0) - cards.length })}
          loaded={t("loaded")}
          className={classNames(
            "empty:hidden",
            isList ? classNames(ROWS, "border-t border-gray-6") : classNames(CARDS, "mt-2"),
          )}
        />
      )}
    </>
  );
}

const CARDS = "flex flex-col gap-2";
const ROWS = "divide-y divide-gray-6";

interface TaskItemsProps extends Pick<PublicStageProps, "cards" | "clock"> {
  isList: boolean;
  className: string;
}

/** `MoreTasks` takes the items of another page from this list. */
export const TaskItems = ({ cards, clock, isList, className }: TaskItemsProps) => (
  <ul data-tasks="" className={className}>
    {cards.map((card) => (
      <li key={card.id}>
        {isList ? <PublicRow card={card} clock={clock} /> : <PublicCard card={card} clock={clock} />}
      </li>
    ))}
  </ul>
);
