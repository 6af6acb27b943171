import type { Metadata } from "next";
import { EarlyTasks } from "@/app/(app)/boards/[board_id]/early-tasks";
import { BoardScreen } from "@/components/board/screen/board-screen";
import { viewNamed } from "@/components/board/views/views";
import { readBoardPage } from "@/app/(app)/boards/[board_id]/read-board-page";

type Props = PageProps<"/boards/[board_id]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await readPage(props);
  return { title: page.board.title };
}

export default async function BoardPage(props: Props) {
  const { page, view } = await readPage(props);
  return (
    <>
      {view !== "kanban" && <EarlyTasks boardId={page.board.id} view={view} />}
      <BoardScreen {...page} />
    </>
  );
}

async function readPage({ params, searchParams }: Props) {
  const [{ board_id }, query] = await Promise.all([params, searchParams]);
  const named = viewNamed(query.view);
  const page = await readBoardPage(board_id, named);
  return { page, view: named ?? page.remembered };
}
