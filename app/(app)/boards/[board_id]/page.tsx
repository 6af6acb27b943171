import type { Metadata } from "next";
import { EarlyTasks } from "@/app/(app)/boards/[board_id]/early-tasks";
import { BoardScreen } from "@/components/board/screen/board-screen";
import { viewNamed } from "@/components/board/views/views";
import { readBoardPage } from "@/app/(app)/boards/[board_id]/read-board-page";

type Props = PageProps<"/boards/[board_id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { board } = await readBoardPage((await params).board_id);
  return { title: board.title };
}

export default async function BoardPage({ params, searchParams }: Props) {
  const [page, { view: named }] = [await readBoardPage((await params).board_id), await searchParams];
  const view = viewNamed(named) ?? page.remembered;
  return (
    <>
      {view !== "kanban" && <EarlyTasks boardId={page.board.id} view={view} />}
      <BoardScreen {...page} />
    </>
  );
}
