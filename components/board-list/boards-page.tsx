import { addressOf, type Search } from "@/components/board-list/search-params";
import { BoardGrid } from "@/components/board-list/board-grid";
import { BoardsHeader } from "@/components/board-list/boards-header";
import { NewFolder } from "@/components/board-list/new-folder";
import { NoBoards } from "@/components/board-list/no-boards";
import { Shelf } from "@/components/board-list/shelf";
import { ShelfPicker } from "@/components/board-list/shelf-picker";
import { shelfPlaces } from "@/components/board-list/shelf-places";
import type { ShownBoards } from "@/components/board-list/shown-boards";
import { RefreshOnFocus } from "@/components/ui/hooks/refresh-on-focus";
import { Page } from "@/components/ui/pages/page";
import { Panel } from "@/components/ui/overlays/panel";
import { ShowMore } from "@/components/ui/lists/show-more";

interface BoardsPageProps {
  query: Search;
  shown: ShownBoards;
  mayCreate: boolean;
  administrators: string[];
}

export function BoardsPage({ query, shown, mayCreate, administrators }: BoardsPageProps) {
  const { canArrange, folders } = shown;
  const hasShelf = canArrange || folders.length > 0;
  const places = shelfPlaces(query, shown);
  return (
    <Page nav={hasShelf && <WaysToBoards places={places} canArrange={canArrange} />}>
      <RefreshOnFocus />
      <BoardsHeader query={query} shown={shown} mayCreate={mayCreate} hasShelf={hasShelf} />
      <Boards query={query} shown={shown} mayCreate={mayCreate} administrators={administrators} />
    </Page>
  );
}

const WaysToBoards = ({ places, canArrange }: React.ComponentProps<typeof Shelf>) => (
  <>
    <Shelf places={places} canArrange={canArrange} />
    <div className="flex gap-1 pt-4 lg:hidden">
      <ShelfPicker places={places} />
      {canArrange && <NewFolder />}
    </div>
  </>
);

function Boards({
  query,
  shown: { starred, others, left, folders, folder, canArrange },
  mayCreate,
  administrators,
}: BoardsPageProps) {
  const found = starred.length + others.length;
  const choices = canArrange ? folders : null;
  return (
    <>
      <p role="status" className="sr-only">
        {query.search && `${found + left} ${found + left === 1 ? "board" : "boards"} found`}
      </p>
      {found === 0 && (
        <Panel>
          <NoBoards
            query={query}
            folder={folder}
            canArrange={canArrange}
            mayCreate={mayCreate}
            administrators={administrators}
          />
        </Panel>
      )}
      {starred.length > 0 && (
        <section className="mb-8">
          <Heading>Starred</Heading>
          <BoardGrid label="Starred" boards={starred} folders={choices} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          {starred.length > 0 && <Heading>Others</Heading>}
          <BoardGrid label={labelOf(query)} boards={others} folders={choices} />
        </section>
      )}
      <ShowMore href={addressOf({ ...query, pages: query.pages + 1 })} left={left} className="mt-6" />
    </>
  );
}

function labelOf({ isArchived, isStarred }: Search): string {
  if (isArchived) return "Archived boards";
  return isStarred ? "Starred" : "Boards";
}

const Heading = ({ children }: { children: React.ReactNode }) => (
  <h2 className="mb-3 text-sm font-semibold text-gray-11">{children}</h2>
);
