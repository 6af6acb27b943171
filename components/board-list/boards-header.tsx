import Link from "next/link";
import { Archive, ChevronLeft } from "lucide-react";
import { addressOf, type Asked } from "@/components/board-list/asked";
import { BoardSearch } from "@/components/board-list/board-search";
import { NewBoardButton } from "@/components/board-list/new-board-button";
import { SortMenu } from "@/components/board-list/sort-menu";
import { buttonLook, LinkButton } from "@/components/ui/button";

interface BoardsHeaderProps {
  asked: Asked;
  counts: { all: number; archived: number };
  mayCreate: boolean;
}

export function BoardsHeader({ asked, counts, mayCreate }: BoardsHeaderProps) {
  const hasBoards = (asked.isArchived ? counts.archived : counts.all) > 0;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-2 gap-y-3">
      {asked.isArchived && (
        <Link href={addressOf({ sort: asked.sort })} aria-label="Back to the boards" className={buttonLook({ kind: "quiet", size: "icon" }, "-ms-2")}>
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
        </Link>
      )}
      <h1 id="boards" tabIndex={-1} className="me-auto text-xl font-semibold outline-none">
        {asked.isArchived ? "Archived boards" : "Boards"}
      </h1>
      {!asked.isArchived && counts.archived > 0 && (
        <LinkButton kind="quiet" href={addressOf({ isArchived: true, sort: asked.sort })}>
          <Archive aria-hidden className="size-4" strokeWidth={1.5} />
          Archived <span className="tabular-nums">({counts.archived})</span>
        </LinkButton>
      )}
      {hasBoards && <SortMenu asked={asked} />}
      {(hasBoards || asked.search) && <BoardSearch asked={asked} />}
      {!asked.isArchived && hasBoards && mayCreate && <NewBoardButton />}
    </div>
  );
}
