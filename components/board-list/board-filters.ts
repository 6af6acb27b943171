import { addressOf, type Search } from "@/components/board-list/search-params";
import type { BoardsView } from "@/components/board-list/boards-view";
import type { VisibleFolder } from "@/lib/folders/list";
import type { Translate } from "@/lib/i18n/translate";

export type BoardFilter = FilterName & { address: string; boards: number; isCurrent: boolean };

type FilterName = { kind: "all" | "starred" | "archived" } | { kind: "folder"; title: string };

export const filterTitle = (filter: FilterName, t: Translate<"boards.filters">): string =>
  filter.kind === "folder" ? filter.title : t(filter.kind);

export function boardFilters(
  search: Search,
  { counts, folders }: Pick<BoardsView, "counts" | "folders">,
): BoardFilter[] {
  const { sort, isStarred, isArchived, folderId } = search;
  return [
    {
      kind: "all",
      address: addressOf({ sort }),
      boards: counts.all,
      isCurrent: !isStarred && !isArchived && folderId === null,
    },
    {
      kind: "starred",
      address: addressOf({ sort, isStarred: true }),
      boards: counts.pinned,
      isCurrent: isStarred,
    },
    ...folders.map((folder) => folderFilter(folder, search)),
    {
      kind: "archived",
      address: addressOf({ sort, isArchived: true }),
      boards: counts.archived,
      isCurrent: isArchived,
    },
  ];
}

const folderFilter = ({ id, title, boards }: VisibleFolder, { sort, folderId }: Search): BoardFilter => ({
  kind: "folder",
  title,
  address: addressOf({ sort, folderId: id }),
  boards,
  isCurrent: folderId === id,
});
