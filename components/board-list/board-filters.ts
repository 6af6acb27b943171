import { addressOf, type Search } from "@/components/board-list/search-params";
import type { BoardsView } from "@/components/board-list/boards-view";
import type { VisibleFolder } from "@/lib/folders/list";
import type { Translate } from "@/lib/i18n/translate";

export type BoardFilter = FilterName & {
  address: string;
  /** Null for templates, which are counted in their place. */
  boards: number | null;
  isCurrent: boolean;
};

type FilterName = { kind: "all" | "starred" | "templates" | "archived" | "trash" } | { kind: "folder"; title: string };

export const filterTitle = (filter: FilterName, t: Translate<"boards.filters">): string =>
  filter.kind === "folder" ? filter.title : t(filter.kind);

export function boardFilters(
  search: Search,
  { counts, folders, trashed, hasTemplates }: Pick<BoardsView, "counts" | "folders" | "trashed" | "hasTemplates">,
): BoardFilter[] {
  const { sort, isStarred, isArchived, isTemplates, isTrash, folderId } = search;
  return [
    {
      kind: "all",
      address: addressOf({ sort }),
      boards: counts.all,
      isCurrent: !isStarred && !isArchived && !isTemplates && !isTrash && folderId === null,
    },
    {
      kind: "starred",
      address: addressOf({ sort, isStarred: true }),
      boards: counts.pinned,
      isCurrent: isStarred,
    },
    ...folders.map((folder) => folderFilter(folder, search)),
    ...(hasTemplates ? [templatesFilter(search)] : []),
    {
      kind: "archived",
      address: addressOf({ sort, isArchived: true }),
      boards: counts.archived,
      isCurrent: isArchived,
    },
    ...(trashed === null ? [] : [trashFilter(search, trashed)]),
  ];
}

const templatesFilter = ({ sort, isTemplates }: Search): BoardFilter => ({
  kind: "templates",
  address: addressOf({ sort, isTemplates: true }),
  boards: null,
  isCurrent: isTemplates,
});

const trashFilter = ({ sort, isTrash }: Search, boards: number): BoardFilter => ({
  kind: "trash",
  address: addressOf({ sort, isTrash: true }),
  boards,
  isCurrent: isTrash,
});

const folderFilter = ({ id, title, boards }: VisibleFolder, { sort, folderId }: Search): BoardFilter => ({
  kind: "folder",
  title,
  address: addressOf({ sort, folderId: id }),
  boards,
  isCurrent: folderId === id,
});
