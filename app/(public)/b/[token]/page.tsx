import type { Metadata } from "next";
import { readShownBoard } from "@/app/(public)/read-public-board";
import { PublicBoardScreen } from "@/components/public-board/public-board-screen";
import { shortPath } from "@/lib/public-boards/address";
import { metadataOf } from "@/lib/public-boards/metadata";
import { boardIdOfToken } from "@/lib/public-boards/token";

type Props = PageProps<"/b/[token]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await readBoard(props)).page);
}

/** A public board at a short address. */
export default async function ShortLinkPage(props: Props) {
  return <PublicBoardScreen {...await readBoard(props)} />;
}

async function readBoard({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  return readShownBoard(boardIdOfToken(token), token, query, shortPath(token));
}
