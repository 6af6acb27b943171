import type { Metadata } from "next";
import { ExternalLink } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { readShownBoard } from "@/app/(public)/read-public-board";
import { PublicBoardScreen } from "@/components/public-board/public-board-screen";
import { buttonStyle } from "@/components/ui/controls/button";
import { embedPath, publicBoardPath } from "@/lib/public-boards/address";
import { metadataOf } from "@/lib/public-boards/metadata";
import { idIn, tokenIn } from "@/lib/public-boards/query";

type Props = PageProps<"/embed/boards/[board_id]">;

/** Search engines list the page itself, not what frames show. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  return { ...(await metadataOf((await readBoard(props)).page)), robots: { index: false } };
}

export default async function EmbeddedBoardPage(props: Props) {
  const shown = await readBoard(props);
  const t = await getTranslations("publicBoard.page");
  const { board, token } = shown.page;
  return (
    <PublicBoardScreen {...shown}>
      <a
        href={publicBoardPath(board.id, token)}
        target="_blank"
        rel="noopener"
        title={t("open")}
        aria-label={t("open")}
        className={buttonStyle({ kind: "quiet", size: "icon" })}
      >
        <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.5} />
      </a>
    </PublicBoardScreen>
  );
}

async function readBoard({ params, searchParams }: Props) {
  const [{ board_id }, query] = await Promise.all([params, searchParams]);
  const [id, token] = [idIn(board_id), tokenIn(query)];
  return readShownBoard(id, token, query, embedPath(id ?? 0, token));
}
