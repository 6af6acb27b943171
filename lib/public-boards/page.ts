import "server-only";
import type { Board } from "@/generated/prisma/client";
import { NotFound } from "@/lib/errors";
import { openPublicBoard } from "@/lib/public-boards/find";
import type { ShownPart } from "@/lib/public-boards/query";
import { presentPublicBoard } from "@/lib/public-boards/present";
import { publicCardPresenter } from "@/lib/public-boards/present-card";
import { firstPublicPages, pageOfPublicStage, readPublicBoard } from "@/lib/public-boards/read";
import { readSiteSettings } from "@/lib/settings/site";
import type { CardsOfBoard, Page } from "@/lib/tasks/read/pages";

export type PublicPage = NonNullable<Awaited<ReturnType<typeof readPublicPage>>>;

/** What the pages of a public board show. Null for a wrong token, and for a stage that is not shown. */
export async function readPublicPage(id: number, token: string, part: ShownPart) {
  const board = await openPublicBoard(id, token);
  if (!board) return null;
  const [whole, cards, site] = await Promise.all([readPublicBoard(board), readCards(board, part), readSiteSettings()]);
  if (!cards) return null;

  return {
    board: presentPublicBoard(whole, token),
    isIndexed: board.isIndexed,
    cards: cards.rows.map(publicCardPresenter(cards, token)),
    pages: new Map(cards.pages.map((page) => [page.stage_id, page])),
    siteTitle: site.title,
    timeZone: site.timezone,
    token,
  };
}

async function readCards(board: Board, part: ShownPart): Promise<(CardsOfBoard & { pages: Page[] }) | null> {
  if (part.stageId === null) return firstPublicPages(board);
  try {
    const { page, ...cards } = await pageOfPublicStage(board, {
      ...part,
      stageId: part.stageId,
      includeArchived: false,
    });
    return { ...cards, pages: [page] };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
