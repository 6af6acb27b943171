import { addressOf, type Search } from "@/components/board-list/search-params";
import type { BoardsView } from "@/components/board-list/boards-view";

export interface BoardFilter {
  kind: "all" | "starred" | "folder" | "archived";
  title: string;
  address: string;
  boards: number;
  isCurrent: boolean;
}

export function boardFilters(
  { sort, isStarred, isArchived, folderId }: Search,
  { counts, folders }: Pick<BoardsView, "counts" | "folders">,
): BoardFilter[] {
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
    ...folders.map(({ id, title, boards }) => ({
      kind: "folder" as const,
      title,
      address: addressOf({ sort, folderId: id }),
      boards,
      isCurrent: folderId === id,
    })),
    {
      kind: "archived",
      title: "Archived",
      address: addressOf({ sort, isArchived: true }),
      boards: counts.archived,
      isCurrent: isArchived,
    },
  ];
}
