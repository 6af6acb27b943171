import { useTranslations } from "next-intl";
import { LayoutTemplate, SearchX } from "lucide-react";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { TemplateCard } from "@/components/board-list/template-card";
import type { TemplatesView } from "@/components/board-list/templates-view";
import type { Template, TemplateKind } from "@/components/templates/template-data";
import { LinkButton } from "@/components/ui/controls/link-button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LinkTabs } from "@/components/ui/lists/link-tabs";
import { Panel } from "@/components/ui/overlays/panel";

interface TemplatesPartProps {
  query: Search;
  view: TemplatesView;
  mayCreate: boolean;
}

const KINDS: readonly TemplateKind[] = ["user", "default"];

/** The templates of the team, and those that come with the app. */
export function TemplatesPart({ query, view, mayCreate }: TemplatesPartProps) {
  const t = useTranslations("templates.list");
  const { found, total } = view;
  const count = found.user.length + found.default.length;
  const isFiltered = query.search !== "" || query.category !== "";
  return (
    <>
      {total > 0 && <Categories query={query} view={view} />}
      <p role="status" className="sr-only">
        {isFiltered && t("found", { count })}
      </p>
      {count === 0 && isFiltered && <NothingFound query={query} />}
      {KINDS.map((kind) =>
        found[kind].length > 0 ? (
          <TemplateGrid
            key={kind}
            title={t(kind === "user" ? "team" : "ready")}
            templates={found[kind]}
            mayCreate={mayCreate}
          />
        ) : (
          kind === "user" && !isFiltered && <NoneOfTeam key={kind} />
        ),
      )}
    </>
  );
}

function Categories({ query, view: { categories, total } }: Pick<TemplatesPartProps, "query" | "view">) {
  const t = useTranslations("templates.list");
  const tabOf = (category: string, words: string, count: number) => ({
    value: category.toLowerCase(),
    href: addressOf({ ...query, category, pages: 1 }),
    words,
    count,
  });
  if (categories.length === 0) return null;
  return (
    <div className="mb-6">
      <LinkTabs
        label={t("categories")}
        value={query.category.toLowerCase()}
        tabs={[tabOf("", t("all"), total), ...categories.map(({ title, count }) => tabOf(title, title, count))]}
      />
    </div>
  );
}

interface TemplateGridProps {
  title: string;
  templates: Template[];
  mayCreate: boolean;
}

const headingStyle = "mb-3 text-sm font-semibold text-gray-11";

const TemplateGrid = ({ title, templates, mayCreate }: TemplateGridProps) => (
  <section aria-label={title} className="mb-8">
    <h2 className={headingStyle}>{title}</h2>
    <ul aria-label={title} className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-4">
      {templates.map((template) => (
        <TemplateCard key={template.id} template={template} mayCreate={mayCreate} />
      ))}
    </ul>
  </section>
);

function NoneOfTeam() {
  const t = useTranslations("templates.list");
  return (
    <section className="mb-8">
      <h2 className={headingStyle}>{t("team")}</h2>
      <Panel>
        <EmptyState
          icon={<LayoutTemplate aria-hidden className="size-5" strokeWidth={1.5} />}
          title={t("none")}
          className="py-7"
        >
          {t("noneText")}
        </EmptyState>
      </Panel>
    </section>
  );
}

function NothingFound({ query }: { query: Search }) {
  const t = useTranslations("templates.list");
  return (
    <Panel>
      <EmptyState
        icon={<SearchX aria-hidden className="size-5" strokeWidth={1.5} />}
        title={t("noMatch")}
        action={<LinkButton href={addressOf({ isTemplates: true, sort: query.sort })}>{t("showAll")}</LinkButton>}
      />
    </Panel>
  );
}
