import { z } from "zod";
import { exactTextUpTo, flag, optional } from "@/lib/http/input/types";

const credential = exactTextUpTo(500);

const credentials = z.object({ api_key: credential, token: credential });

/** POST card-boards. */
export const CardBoardKeys = credentials.transform(({ api_key, token }) => ({
  apiKey: api_key.trim(),
  token: token.trim(),
}));
export type CardBoardKeys = z.infer<typeof CardBoardKeys>;

/** POST import-card-board. */
export const ImportCardBoard = credentials
  .extend({ card_board_id: exactTextUpTo(100), import_users: optional(flag) })
  .transform(({ api_key, token, card_board_id, import_users = false }) => ({
    ...{ apiKey: api_key.trim(), token: token.trim(), cardBoardId: card_board_id.trim() },
    importsPeople: import_users,
  }));
export type ImportCardBoard = z.infer<typeof ImportCardBoard>;

/** POST card-import-status. */
export const CardImportStatus = z.object({ import_id: exactTextUpTo(100) });
