import { CardCover } from "@/components/board/card/card-cover";
import { CardLabels } from "@/components/board/card/card-labels";
import { TaskFacts } from "@/components/board/card/task-facts";
import { classNames } from "@/components/ui/class-names";
import type { ClockOnScreen } from "@/lib/dates/dates-on-screen";
import type { PublicCard as Card } from "@/lib/public-boards/present-card";

interface PublicCardProps {
  card: Card;
  clock: ClockOnScreen;
}

export function PublicCard({ card, clock }: PublicCardProps) {
  const { cover, labels, title, status } = card;
  return (
    <article className="rounded-md border border-gray-6 bg-card shadow-raised">
      <CardCover cover={cover} />
      <div className="flex min-h-9 flex-col justify-center gap-1 px-3 pt-1.5 pb-1.5">
        <CardLabels labels={labels} />
        <h3
          dir="auto"
          className={classNames(
            "text-match-parent text-wrap text-base leading-tight wrap-anywhere",
            status === "closed" ? "font-normal text-gray-11" : "font-medium",
          )}
        >
          {title}
        </h3>
        <TaskFacts task={withoutCounts(card)} clock={clock} />
      </div>
    </article>
  );
}

/** What a public page hides is not counted. */
export const withoutCounts = (card: Card) => ({
  ...card,
  comments_count: 0,
  settings: { subtask_count: 0, subtask_completed_count: 0, attachment_count: 0 },
});
