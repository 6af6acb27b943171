import { PartyPopper } from "lucide-react";
import { useTranslations } from "next-intl";
import { StaticText } from "@/components/text/rich-text/static-text";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { CommentsCount } from "@/components/roadmap/parts/comments-count";
import type { ChangelogView, CompletedView } from "@/components/roadmap/changelog-view";
import { IdeaLink } from "@/components/roadmap/parts/idea-link";
import type { Offered } from "@/components/roadmap/parts/offers";
import { Pages } from "@/components/roadmap/parts/pages";
import { Vote } from "@/components/roadmap/parts/vote";

interface ChangelogProps {
  view: ChangelogView;
  path: string;
  voting: Offered;
}

/** What is done, by month. */
export function Changelog({ view: { months, page, pages }, path, voting }: ChangelogProps) {
  const t = useTranslations("roadmap.changelog");
  const hrefOf = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  if (months.length === 0)
    return (
      <EmptyState icon={<PartyPopper aria-hidden className="size-5" strokeWidth={1.5} />} title={t("none")}>
        {t("noneText")}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-10">
      {months.map(({ month, title, ideas }) => (
        <section
          key={month}
          aria-labelledby={`month-${month}`}
          className="grid gap-x-8 gap-y-4 lg:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <h2
            id={`month-${month}`}
            className="text-lg font-semibold first-letter:uppercase lg:sticky lg:top-6 lg:self-start"
          >
            {title}
          </h2>
          <ol className="flex max-w-180 flex-col divide-y divide-gray-6 rounded-lg border border-gray-6 bg-surface">
            {ideas.map((idea) => (
              <Completed key={idea.id} idea={idea} voting={voting} back={hrefOf(page)} />
            ))}
          </ol>
        </section>
      ))}
      <Pages page={page} pages={pages} hrefOf={hrefOf} />
    </div>
  );
}

function Completed({ idea, voting, back }: { idea: CompletedView; voting: Offered; back: string }) {
  return (
    <li id={`idea-${idea.id}`} className="relative flex scroll-mt-4 items-start gap-4 p-4 sm:p-5">
      <Vote idea={idea} offered={voting} back={`${back}#idea-${idea.id}`} size="large" />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">
          <IdeaLink href={idea.href} title={idea.title} />
        </h3>
        {idea.answer ? (
          <StaticText html={idea.answer} className="mt-1.5" />
        ) : (
          idea.excerpt && (
            <p dir="auto" className="mt-1.5 line-clamp-3 text-match-parent wrap-anywhere text-gray-11">
              {idea.excerpt}
            </p>
          )
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-gray-11">
          <time dateTime={idea.completed.iso} title={idea.completed.full}>
            {idea.completed.text}
          </time>
          <CommentsCount ideaId={idea.id} count={idea.comments} />
        </div>
      </div>
    </li>
  );
}
