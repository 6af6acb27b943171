import type { Metadata } from "next";
import { BoardScreen } from "@/components/board/screen/board-screen";
import { readBoardPage } from "@/app/(app)/boards/[board_id]/read-board-page";

interface Props {
  params: Promise<{ board_id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { board } = await readBoardPage((await params).board_id);
  return { title: board.title };
}

export default async function BoardPage({ params }: Props) {
  return <BoardScreen {...await readBoardPage((await params).board_id)} />;
}
