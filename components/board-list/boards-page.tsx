import Link from "next/link";
import { addressOf, type Asked } from "@/components/board-list/asked";
import { BoardGrid } from "@/components/board-list/board-grid";
import { BoardsHeader } from "@/components/board-list/boards-header";
import { NoBoards } from "@/components/board-list/no-boards";
import type { ShownBoards } from "@/components/board-list/shown";
import { buttonLook } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface BoardsPageProps {
  asked: Asked;
  shown: ShownBoards;
  mayCreate: boolean;
  administrators: string[];
}

export function BoardsPage({ asked, shown: { starred, others, left, counts }, mayCreate, administrators }: BoardsPageProps) {
  const found = starred.length + others.length;
  return (
    <div className="mx-auto w-full max-w-300 px-4 py-6 sm:px-6 sm:py-8">
      <BoardsHeader asked={asked} counts={counts} mayCreate={mayCreate} />
      <p role="status" className="sr-only">
        {asked.search && `${found + left} ${found + left === 1 ? "board" : "boards"} found`}
      </p>
      {found === 0 && (
        <Panel>
          <NoBoards asked={asked} mayCreate={mayCreate} administrators={administrators} />
        </Panel>
      )}
      {starred.length > 0 && (
        <section className="mb-8">
          <Heading>Starred</Heading>
          <BoardGrid label="Starred" boards={starred} />
        </section>
      )}
      {others.length > 0 && (
        <section>
          {starred.length > 0 && <Heading>Others</Heading>}
          <BoardGrid label={asked.isArchived ? "Archived boards" : "Boards"} boards={others} />
        </section>
      )}
      {left > 0 && (
        <p className="mt-6 flex justify-center">
          <Link href={addressOf({ ...asked, pages: asked.pages + 1 })} scroll={false} className={buttonLook({})}>
            Show more <span className="text-gray-11 tabular-nums">({left})</span>
          </Link>
        </p>
      )}
    </div>
  );
}

const Heading = ({ children }: { children: React.ReactNode }) => <h2 className="mb-3 text-sm font-semibold text-gray-11">{children}</h2>;
