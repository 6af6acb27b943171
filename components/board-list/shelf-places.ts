import { addressOf, type Search } from "@/components/board-list/search-params";
import type { ShownBoards } from "@/components/board-list/shown-boards";

export interface ShelfPlace {
  kind: "all" | "starred" | "folder" | "archived";
  title: string;
  address: string;
  boards: number;
  isCurrent: boolean;
}

/** Where boards are looked for: among all, starred ones, those of a folder, archived ones. */
export function shelfPlaces(
  { sort, isStarred, isArchived, folderId }: Search,
  { counts, folders }: Pick<ShownBoards, "counts" | "folders">,
): ShelfPlace[] {
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
