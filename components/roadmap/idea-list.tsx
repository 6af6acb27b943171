import Link from "next/link";
import { Lightbulb, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/controls/button";
import { controlStyle } from "@/components/ui/controls/field";
import { TextLink } from "@/components/ui/controls/text-link";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { IdeaRow } from "@/components/roadmap/idea-row";
import type { Offered } from "@/components/roadmap/parts/offers";
import { Pages } from "@/components/roadmap/parts/pages";
import type { IdeaListView, RoadmapView } from "@/components/roadmap/roadmap-view";
import { ALL, roadmapHref, type RoadmapSearch, SORTS } from "@/components/roadmap/search-params";
import { StageLinks } from "@/components/roadmap/stage-links";

interface IdeaListProps {
  view: RoadmapView & { list: IdeaListView };
  path: string;
  search: RoadmapSearch;
  voting: Offered;
  canSuggest: boolean;
}

export function IdeaList({ view: { list, stages, total }, path, search, voting, canSuggest }: IdeaListProps) {
  const t = useTranslations("roadmap.ideas");
  const all = { slug: ALL, label: t("all"), ideas: total };
  const selected = list.stage?.slug ?? ALL;
  return (
    <>
      <StageLinks
        stages={[all, ...stages]}
        selected={selected}
        hrefOf={(slug) => roadmapHref(path, search, { stage: slug })}
      />
      <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SortLinks path={path} search={search} />
        <SearchBox path={path} search={search} />
      </div>
      <section aria-labelledby="ideas-title">
        <h2 id="ideas-title" className={search.search ? "mb-3 text-base" : "sr-only"}>
          {search.search ? t("found", { count: list.total, text: search.search }) : (list.stage?.label ?? t("all"))}
        </h2>
        {list.ideas.length === 0 ? (
          <NoIdeas path={path} search={search} canSuggest={canSuggest} />
        ) : (
          <ul className="divide-y divide-gray-6 rounded-lg border border-gray-6 bg-surface">
            {list.ideas.map((idea) => (
              <IdeaRow
                key={idea.id}
                idea={idea}
                voting={voting}
                back={roadmapHref(path, search, { page: search.page })}
              />
            ))}
          </ul>
        )}
      </section>
      <Pages page={search.page} pages={list.pages} hrefOf={(page) => roadmapHref(path, search, { page })} />
    </>
  );
}

const SORT =
  "flex h-8 items-center rounded-sm px-2.5 text-sm text-gray-11 hover:bg-gray-3 hover:text-gray-12 aria-[current]:bg-gray-4 " +
  "aria-[current]:font-medium aria-[current]:text-gray-12 pointer-coarse:h-11";

type Place = Pick<IdeaListProps, "path" | "search">;

function SortLinks({ path, search }: Place) {
  const t = useTranslations("roadmap.ideas");
  return (
    <nav aria-label={t("sort")}>
      <ul className="flex flex-wrap gap-1">
        {SORTS.map((sort) => (
          <li key={sort}>
            <Link
              href={roadmapHref(path, search, { sort })}
              prefetch={false}
              aria-current={sort === search.sort ? "true" : undefined}
              className={SORT}
            >
              {t(`sorts.${sort}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchBox({ path, search }: Place) {
  const t = useTranslations("roadmap.ideas");
  return (
    <form role="search" action={path} className="flex w-full gap-2 sm:w-80">
      {search.stage !== null && <input type="hidden" name="stage" value={search.stage} />}
      <input type="hidden" name="sort" value={search.sort} />
      <input
        type="search"
        name="search"
        dir="auto"
        aria-label={t("search")}
        placeholder={t("search")}
        defaultValue={search.search}
        key={search.search}
        maxLength={200}
        className={controlStyle}
      />
      <button type="submit" className={buttonStyle({ size: "icon" }, "size-9")} aria-label={t("searchNow")}>
        <Search aria-hidden className="size-4" strokeWidth={1.5} />
      </button>
    </form>
  );
}

function NoIdeas({ path, search, canSuggest }: Place & Pick<IdeaListProps, "canSuggest">) {
  const t = useTranslations("roadmap.ideas");
  const isFiltered = search.search !== "" || search.page > 1;
  return (
    <EmptyState
      icon={<Lightbulb aria-hidden className="size-5" strokeWidth={1.5} />}
      title={isFiltered ? t("noMatch") : t("none")}
      action={isFiltered && <TextLink href={roadmapHref(path, search, { search: "" })}>{t("showAll")}</TextLink>}
      className="rounded-lg border border-gray-6 bg-surface"
    >
      {!isFiltered && canSuggest && t("noneText")}
    </EmptyState>
  );
}
