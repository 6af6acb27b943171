import "server-only";
import type { ImportSession } from "@/generated/prisma/client";
import { SHORT } from "@/lib/imports/api/patience";
import { cardBoardApi, openBoards } from "@/lib/imports/card-board/api";
import type { CardBoardKeys, ImportCardBoard } from "@/lib/imports/card-board/inputs";
import { startImport } from "@/lib/imports/start";
import type { CurrentUser } from "@/lib/users/current-user";

/** @throws ToolRefusal */
export const listCardBoards = (keys: CardBoardKeys) => openBoards(cardBoardApi(keys, SHORT));

/** The job reads the board. @throws ToolRefusal for a key or token that can't be one */
export async function startCardBoardImport(
  { apiKey, token, cardBoardId, importsPeople }: ImportCardBoard,
  user: Pick<CurrentUser, "id">,
): Promise<ImportSession> {
  cardBoardApi({ apiKey, token }, SHORT);
  return startImport(user, {
    ...{ source: "card-board-api", title: "" },
    options: { import_users: importsPeople },
    credentials: { api_key: apiKey, token, card_board_id: cardBoardId },
  });
}
