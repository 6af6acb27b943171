import { CardLabels } from "@/components/board/card/card-labels";
import { TaskFacts } from "@/components/board/card/task-facts";
import { withoutCounts } from "@/components/public-board/public-card";
import { classNames } from "@/components/ui/class-names";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { PublicCard } from "@/lib/public-boards/present-card";

interface PublicRowProps {
  card: PublicCard;
  clock: ClockOnScreen;
}

export function PublicRow({ card, clock }: PublicRowProps) {
  const { labels, title, status } = card;
  return (
    <article className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <h3
        dir="auto"
        className={classNames(
          "text-match-parent text-wrap min-w-0 max-sm:basis-full sm:flex-1 text-base leading-tight wrap-anywhere",
          status === "closed" ? "font-normal text-gray-11" : "font-medium",
        )}
      >
        {title}
      </h3>
      <CardLabels labels={labels} className="sm:max-w-72" />
      <div className="max-sm:ms-auto sm:w-44">
        <TaskFacts task={withoutCounts(card)} clock={clock} />
      </div>
    </article>
  );
}
