import { useTranslations } from "next-intl";
import { Archive, LayoutTemplate, Trash2 } from "lucide-react";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { BoardSearch } from "@/components/board-list/board-search";
import { BoardsOfFolder } from "@/components/board-list/folders/boards-of-folder";
import { FolderMenu } from "@/components/board-list/folders/folder-menu";
import { ImportLink } from "@/components/board-list/import-link";
import { NewBoardButton } from "@/components/board-list/new-board/new-board-button";
import type { BoardsView } from "@/components/board-list/boards-view";
import { SortMenu } from "@/components/board-list/sort-menu";
import { LinkButton } from "@/components/ui/controls/link-button";
import { PageHeading } from "@/components/ui/pages/page";
import type { Translate } from "@/lib/i18n/translate";

interface BoardsHeaderProps {
  query: Search;
  view: BoardsView;
  mayCreate: boolean;
  mayImport: boolean;
  hasFilters: boolean;
}

export function BoardsHeader({
  query,
  view: { counts, folder, canArrange, hasTemplates, templates, trashed },
  mayCreate,
  mayImport,
  hasFilters,
}: BoardsHeaderProps) {
  const t = useTranslations("boards.list");
  const { isArchived, isTrash, sort } = query;
  const isTemplates = templates !== null;
  const isAtAll = !isArchived && !isTemplates && !isTrash && !hasFilters;
  const hasBoards = !isTemplates && !isTrash && (isArchived ? counts.archived : counts.all) > 0;
  return (
    <PageHeading
      id="boards"
      back={!isAtAll && !hasFilters ? { href: addressOf({ sort }), label: t("back") } : undefined}
      actions={
        <>
          {isAtAll && hasTemplates && (
            <LinkButton kind="quiet" href={addressOf({ isTemplates: true, sort })}>
              <LayoutTemplate aria-hidden className="size-4" strokeWidth={1.5} />
              {t("templates")}
            </LinkButton>
          )}
          {isAtAll && counts.archived > 0 && (
            <LinkButton kind="quiet" href={addressOf({ isArchived: true, sort })}>
              <Archive aria-hidden className="size-4" strokeWidth={1.5} />
              {t.rich("archived", {
                count: counts.archived,
                number: (chunks) => <span className="tabular-nums">{chunks}</span>,
              })}
            </LinkButton>
          )}
          {isAtAll && trashed !== null && trashed > 0 && (
            <LinkButton kind="quiet" href={addressOf({ isTrash: true, sort })}>
              <Trash2 aria-hidden className="size-4" strokeWidth={1.5} />
              {t("trash")}
            </LinkButton>
          )}
          {folder && canArrange && <FolderMenu id={folder.id} title={folder.title} />}
          {hasBoards && <SortMenu query={query} />}
          {folder && canArrange && <BoardsOfFolder id={folder.id} boardIds={folder.board_ids} />}
          {(hasBoards || (query.search && !isTrash) || isTemplates) && <BoardSearch query={query} />}
          {!isArchived && !isTemplates && (hasBoards || folder) && mayImport && <ImportLink />}
          {!isArchived && (hasBoards || folder || isTemplates) && mayCreate && <NewBoardButton />}
        </>
      }
    >
      {isTemplates ? t("templates") : titleOf(query, folder, t)}
    </PageHeading>
  );
}

function titleOf(
  { isArchived, isStarred, isTrash, folderId }: Search,
  folder: BoardsView["folder"],
  t: Translate<"boards.list">,
): string {
  if (isTrash) return t("trashedBoards");
  if (isArchived) return t("archivedBoards");
  if (isStarred) return t("starredBoards");
  if (folderId !== null) return folder?.title ?? t("folderNotFound");
  return t("boards");
}
