import { Archive, Folder, SearchX, SquareKanban, Star } from "lucide-react";
import { addressOf, type Search } from "@/components/board-list/search-params";
import { NewBoardButton } from "@/components/board-list/new-board/new-board-button";
import type { BoardsView } from "@/components/board-list/boards-view";
import { LinkButton } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";

interface NoBoardsProps extends Pick<BoardsView, "folder" | "canArrange"> {
  query: Search;
  mayCreate: boolean;
  administrators: string[];
}

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

export function NoBoards({ query, folder, canArrange, mayCreate, administrators }: NoBoardsProps) {
  const { search, isArchived, isStarred, folderId } = query;
  if (search) {
    return (
      <EmptyState
        icon={<SearchX {...icon} />}
        title={`No ${isArchived ? "archived " : ""}board is called “${search}”`}
        action={<LinkButton href={addressOf({ ...query, search: "", pages: 1 })}>Clear the search</LinkButton>}
      >
        Try fewer letters or another word of the title.
      </EmptyState>
    );
  }
  if (isArchived) {
    return (
      <EmptyState
        icon={<Archive {...icon} />}
        title="No archived boards"
        action={<LinkButton href="/">Back to the boards</LinkButton>}
      >
        Boards that are archived rest here with everything in them, until somebody restores them.
      </EmptyState>
    );
  }
  if (isStarred) {
    return (
      <EmptyState
        icon={<Star {...icon} />}
        title="No starred boards"
        action={<LinkButton href="/">Back to the boards</LinkButton>}
      >
        The star on a board puts it here, for you alone.
      </EmptyState>
    );
  }
  if (folderId !== null) {
    return (
      <EmptyState
        icon={<Folder {...icon} />}
        title={folder ? "No boards in this folder" : "This folder is not here"}
        action={!folder && <LinkButton href="/">Back to the boards</LinkButton>}
      >
        {folder
          ? canArrange && "Choose boards for it above, or make a new one."
          : "It was deleted, or holds no board that you see."}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SquareKanban {...icon} />} title="No boards yet" action={mayCreate && <NewBoardButton />}>
      {mayCreate ? "A board holds the tasks of one project, from first thought to done." : whomToAsk(administrators)}
    </EmptyState>
  );
}

function whomToAsk(names: string[]): string {
  const who = names.length > 0 ? new Intl.ListFormat("en", { type: "disjunction" }).format(names) : "an administrator";
  return `You see the boards that you are a member of. Ask ${who} to add you to one, or to make one.`;
}
