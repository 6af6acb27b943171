import type { Metadata } from "next";
import { readShownBoard } from "@/app/(public)/read-public-board";
import { PublicBoardScreen } from "@/components/public-board/public-board-screen";
import { publicBoardPath } from "@/lib/public-boards/address";
import { metadataOf } from "@/lib/public-boards/metadata";
import { idIn, tokenIn } from "@/lib/public-boards/query";

type Props = PageProps<"/public/boards/[board_id]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await readBoard(props)).page);
}

export default async function PublicBoardPage(props: Props) {
  return <PublicBoardScreen {...await readBoard(props)} />;
}

async function readBoard({ params, searchParams }: Props) {
  const [{ board_id }, query] = await Promise.all([params, searchParams]);
  const [id, token] = [idIn(board_id), tokenIn(query)];
  return readShownBoard(id, token, query, publicBoardPath(id ?? 0, token));
}
