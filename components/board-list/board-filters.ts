import { addressOf, type Search } from "@/components/board-list/search-params";
import type { BoardsView } from "@/components/board-list/boards-view";
import type { VisibleFolder } from "@/lib/folders/list";

export interface BoardFilter {
  kind: "all" | "starred" | "folder" | "archived";
  title: string;
  address: string;
  boards: number;
  isCurrent: boolean;
}

export function boardFilters(
  search: Search,
  { counts, folders }: Pick<BoardsView, "counts" | "folders">,
): BoardFilter[] {
  const { sort, isStarred, isArchived, folderId } = search;
  return [
    {
      kind: "all",
      title: "All boards",
      address: addressOf({ sort }),
      boards: counts.all,
      isCurrent: !isStarred && !isArchived && folderId === null,
    },
    {
      kind: "starred",
      title: "Starred",
      address: addressOf({ sort, isStarred: true }),
      boards: counts.pinned,
      isCurrent: isStarred,
    },
    ...folders.map((folder) => folderFilter(folder, search)),
    {
      kind: "archived",
      title: "Archived",
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
