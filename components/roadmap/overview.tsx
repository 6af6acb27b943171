import Link from "next/link";
import { Lightbulb } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { TEXT_LINK } from "@/components/ui/controls/text-link";
import { IdeaCard } from "@/components/roadmap/idea-card";
import type { Offered } from "@/components/roadmap/parts/offers";
import type { StageColumnView } from "@/components/roadmap/roadmap-view";
import { StageLinks } from "@/components/roadmap/stage-links";

interface OverviewProps {
  columns: StageColumnView[];
  path: string;
  voting: Offered;
}

/** The public stages side by side; on phones one below the other, with links to each of them first. */
export function Overview({ columns, path, voting }: OverviewProps) {
  const t = useTranslations("roadmap.overview");
  if (columns.length === 0)
    return (
      <EmptyState icon={<Lightbulb aria-hidden className="size-5" strokeWidth={1.5} />} title={t("noStages")}>
        {t("noStagesText")}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4 lg:hidden">
        <StageLinks stages={columns.map(({ stage }) => stage)} hrefOf={(slug) => `#stage-${slug}`} selected={null} />
      </div>
      <div className="grid gap-6 lg:auto-cols-[minmax(16.5rem,1fr)] lg:grid-flow-col lg:gap-4 lg:overflow-x-auto lg:pb-2">
        {columns.map((column) => (
          <Column key={column.stage.id} column={column} path={path} voting={voting} />
        ))}
      </div>
    </>
  );
}

function Column({
  column: { stage, ideas },
  path,
  voting,
}: { column: StageColumnView } & Omit<OverviewProps, "columns">) {
  const t = useTranslations("roadmap.overview");
  const format = useFormatter();
  const href = `${path}?stage=${encodeURIComponent(stage.slug)}`;
  return (
    <section
      id={`stage-${stage.slug}`}
      aria-labelledby={`stage-title-${stage.id}`}
      className="flex scroll-mt-4 flex-col gap-3 rounded-lg border border-gray-6 bg-gray-2 p-3"
    >
      <div className="flex items-baseline justify-between gap-3 px-1">
        <h2 id={`stage-title-${stage.id}`} className="min-w-0 text-base font-semibold wrap-anywhere">
          <Link
            href={href}
            prefetch={false}
            className="underline-offset-2 hover:underline pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            <bdi>{stage.label}</bdi>
          </Link>
        </h2>
        <span className="text-sm text-gray-11 tabular-nums" aria-hidden>
          {format.number(stage.ideas)}
        </span>
      </div>
      {ideas.length === 0 ? (
        <p className="px-1 pb-2 text-gray-11">{t("noIdeas")}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {ideas.map((idea) => (
            <IdeaCard key={idea.id} idea={idea} voting={voting} back={path} />
          ))}
        </ul>
      )}
      {stage.ideas > ideas.length && (
        <Link
          href={href}
          prefetch={false}
          className={`${TEXT_LINK} px-1 py-1 pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center`}
        >
          {t("all", { count: stage.ideas })}
        </Link>
      )}
    </section>
  );
}
