import Link from "next/link";
import { BadgeCheck, ChevronLeft, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { StaticText } from "@/components/text/rich-text/static-text";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { IdeaFacts } from "@/components/roadmap/parts/idea-facts";
import type { IdeaPageView } from "@/components/roadmap/idea-page-view";
import type { Offered } from "@/components/roadmap/parts/offers";
import { Vote } from "@/components/roadmap/parts/vote";

interface IdeaPageProps {
  idea: IdeaPageView;
  roadmap: { title: string; path: string };
  voting: Offered;
  children: React.ReactNode;
  side: React.ReactNode;
  notice: React.ReactNode;
}

export function IdeaPage({ idea, roadmap, voting, children, side, notice }: IdeaPageProps) {
  const t = useTranslations("roadmap.idea");
  return (
    <>
      <p className="mb-4">
        <Link
          href={roadmap.path}
          prefetch={false}
          className={`${TEXT_LINK} inline-flex items-center gap-1 pointer-coarse:min-h-11`}
        >
          <ChevronLeft aria-hidden className="-ms-1 size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.5} />
          <bdi className="wrap-anywhere">{roadmap.title}</bdi>
        </Link>
      </p>
      {notice}
      <div className="flex gap-8 max-lg:flex-col lg:items-start">
        <div className="min-w-0 flex-1">
          <article>
            <header className="flex items-start gap-4">
              <Vote idea={idea} offered={voting} back={idea.href} size="large" />
              <div className="min-w-0">
                <h1 className="text-xl font-semibold wrap-anywhere sm:text-2xl">
                  <bdi>{idea.title}</bdi>
                </h1>
                <IdeaFacts idea={idea}>
                  {idea.isHidden && (
                    <span className="inline-flex items-center gap-1">
                      <Lock aria-hidden className="size-3.5" strokeWidth={1.5} />
                      {t("hidden")}
                    </span>
                  )}
                </IdeaFacts>
              </div>
            </header>
            {idea.description && <StaticText html={idea.description} className="mt-5" />}
          </article>
          <Answer answer={idea.answer} />
          <div className="mt-10">{children}</div>
        </div>
        {side}
      </div>
    </>
  );
}

function Answer({ answer }: Pick<IdeaPageView, "answer">) {
  const t = useTranslations("roadmap.idea");
  if (!answer) return null;
  return (
    <section
      id="answer"
      aria-labelledby="answer-title"
      className="mt-6 scroll-mt-4 rounded-lg border border-accent bg-accent-soft p-4 sm:p-5"
    >
      <h2 id="answer-title" className="flex items-center gap-1.5 font-semibold text-accent-text">
        <BadgeCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.5} />
        {t("answer")}
      </h2>
      <StaticText html={answer.html} className="mt-2" />
      <p className="mt-2 text-sm text-gray-11">
        {answer.by && <bdi>{answer.by}</bdi>}
        {answer.by && " · "}
        <time dateTime={answer.at.iso} title={answer.at.full}>
          {answer.at.text}
        </time>
      </p>
    </section>
  );
}
