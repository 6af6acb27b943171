import { Archive, SearchX, SquareKanban } from "lucide-react";
import { addressOf, type Asked } from "@/components/board-list/asked";
import { NewBoardButton } from "@/components/board-list/new-board-button";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface NoBoardsProps {
  asked: Asked;
  mayCreate: boolean;
  /** Whom to ask for a board. */
  administrators: string[];
}

const icon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;

/** Why there is nothing, and what to do about it. */
export function NoBoards({ asked: { search, isArchived }, mayCreate, administrators }: NoBoardsProps) {
  if (search) {
    return (
      <EmptyState
        icon={<SearchX {...icon} />}
        title={`No ${isArchived ? "archived " : ""}board is called “${search}”`}
        action={<LinkButton href={addressOf({ isArchived })}>Clear the search</LinkButton>}
      >
        Try fewer letters or another word of the title.
      </EmptyState>
    );
  }
  if (isArchived) {
    return (
      <EmptyState icon={<Archive {...icon} />} title="No archived boards" action={<LinkButton href="/">Back to the boards</LinkButton>}>
        Boards that are archived rest here with everything in them, until somebody restores them.
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
