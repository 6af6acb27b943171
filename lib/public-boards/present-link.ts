import type { Board } from "@/generated/prisma/client";
import { presentPublicAccess } from "@/lib/boards/present/board";
import { absolute, embedPath, publicBoardPath, shortPath } from "@/lib/public-boards/address";
import { publicTokenOf } from "@/lib/public-boards/token";
import { escapeHtml } from "@/lib/text/escape-html";

export type PublicLinkJson = ReturnType<typeof presentPublicLink>;

/** For managers: the addresses open the board to anyone. They are empty while public access is off. */
export function presentPublicLink(board: Board) {
  const token = board.publicAccessEnabled ? publicTokenOf(board) : null;
  const addressOf = (path: (id: number, token: string) => string) =>
    token === null ? "" : absolute(path(board.id, token));
  const embedUrl = addressOf(embedPath);
  return {
    ...presentPublicAccess(board),
    url: addressOf(publicBoardPath),
    short_url: addressOf((_, short) => shortPath(short)),
    embed_url: embedUrl,
    embed_snippet: embedUrl && snippetOf(embedUrl, board.title),
    is_indexed: board.isIndexed,
  };
}

const snippetOf = (address: string, title: string) =>
  `<iframe src="${escapeHtml(address)}" title="${escapeHtml(title)}" width="100%" height="600" loading="lazy" style="border:0"></iframe>`;
