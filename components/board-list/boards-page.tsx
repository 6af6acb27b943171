import { useTranslations } from "next-intl";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { BoardGrid } from "@/components/board-list/board-grid";
import { BoardsHeader } from "@/components/board-list/boards-header";
import { NewFolder } from "@/components/board-list/new-folder";
import { NoBoards } from "@/components/board-list/no-boards";
import { FilterNav } from "@/components/board-list/filter-nav";
import { FilterSelect } from "@/components/board-list/filter-select";
import { boardFilters } from "@/components/board-list/board-filters";
import { TemplatesPart } from "@/components/board-list/templates-part";
import { TrashPart } from "@/components/board-list/trash-part";
import type { TrashedBoardsProps } from "@/components/archive/trashed-boards";
import type { BoardsView } from "@/components/board-list/boards-view";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Page } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import { ShowMore } from "@/components/ui/lists/show-more";
import type { Translate } from "@/lib/i18n/translate";

interface BoardsPageProps {
  query: Search;
  view: BoardsView;
  mayCreate: boolean;
  mayImport: boolean;
  administrators: string[];
  /** Instead of boards, if it is asked for. */
  trash?: TrashedBoardsProps | null;
}

export function BoardsPage({ trash, ...props }: BoardsPageProps) {
  const { query, view, mayCreate, mayImport } = props;
  const { canArrange, folders } = view;
  const hasFilters = canArrange || folders.length > 0;
  const filters = boardFilters(query, view);
  return (
    <Page nav={hasFilters && <FilterNavigation filters={filters} canArrange={canArrange} />}>
      <RefreshOnFocus />
      <BoardsHeader query={query} view={view} mayCreate={mayCreate} mayImport={mayImport} hasFilters={hasFilters} />
      {trash && <TrashPart {...trash} />}
      {view.templates && <TemplatesPart query={query} view={view.templates} mayCreate={mayCreate} />}
      {!trash && !view.templates && <Boards {...props} />}
    </Page>
  );
}

const FilterNavigation = ({ filters, canArrange }: React.ComponentProps<typeof FilterNav>) => (
  <>
    <FilterNav filters={filters} canArrange={canArrange} />
    <div className="flex gap-1 pt-4 lg:hidden">
      <FilterSelect filters={filters} />
      {canArrange && <NewFolder />}
    </div>
  </>
);

function Boards({
  query,
  view: { starred, others, left, folders, folder, canArrange },
  mayCreate,
  mayImport,
  administrators,
}: BoardsPageProps) {
  const t = useTranslations("boards.list");
  const found = starred.length + others.length;
  const choices = canArrange ? folders : null;
  return (
    <>
      <p role="status" className="sr-only">
        {query.search && t("found", { count: found + left })}
      </p>
      {found === 0 && (
        <Panel>
          <NoBoards
            query={query}
            folder={folder}
            canArrange={canArrange}
            mayCreate={mayCreate}
            mayImport={mayImport}
            administrators={administrators}
          />
        </Panel>
      )}
      {starred.length > 0 && (
        <section className="mb-8">
          <Heading>{t("starred")}</Heading>
          <BoardGrid label={t("starred")} boards={starred} folders={choices} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          {starred.length > 0 && <Heading>{t("others")}</Heading>}
          <BoardGrid label={labelOf(query, t)} boards={others} folders={choices} />
        </section>
      )}
      <ShowMore href={addressOf({ ...query, pages: query.pages + 1 })} left={left} className="mt-6" />
    </>
  );
}

function labelOf({ isArchived, isStarred }: Search, t: Translate<"boards.list">): string {
  if (isArchived) return t("archivedBoards");
  return isStarred ? t("starred") : t("boards");
}

const Heading = ({ children }: { children: React.ReactNode }) => (
  <h2 className="mb-3 text-sm font-semibold text-gray-11">{children}</h2>
);
