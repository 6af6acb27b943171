import "server-only";
import { z } from "zod";
import type { ImportSession } from "@/generated/prisma/client";
import { LONG, SHORT } from "@/lib/imports/api/patience";
import { cardBoardApi } from "@/lib/imports/card-board/api";
import { documentOf } from "@/lib/imports/card-board/document";
import { outlineOfCardBoard } from "@/lib/imports/card-board/outline";
import { readCardBoard } from "@/lib/imports/card-board/read-api";
import { readCardBoardFile } from "@/lib/imports/card-board/read-file";
import { credentialsOf } from "@/lib/imports/credentials";
import { openImportFile } from "@/lib/imports/session-file";
import type { ImportSource } from "@/lib/imports/source";

/** What is chosen for an import from Trello; people are matched unless they are left out. */
const Options = z.object({ import_users: z.boolean().catch(true) });

/** Trello's JSON export, which has no files. */
export const cardBoardFileSource: ImportSource = {
  async read(session) {
    const contents = await readCardBoardFile(await openImportFile(session));
    return documentOf(contents, { importsPeople: Options.parse(session.options).import_users, hasFiles: false });
  },
};

/** Trello's API. */
export const cardBoardApiSource: ImportSource = {
  async read(session, onProgress) {
    const { card_board_id: id = "" } = credentialsOf(session);
    const contents = await readCardBoard(apiOf(session), id, onProgress);
    return documentOf(contents, { importsPeople: Options.parse(session.options).import_users, hasFiles: true });
  },
  outline(session) {
    const { card_board_id: id = "" } = credentialsOf(session);
    return outlineOfCardBoard(apiOf(session, SHORT), id, Options.parse(session.options).import_users);
  },
  openFile: (session, file) => apiOf(session).open(`/${file}`),
};

function apiOf(session: ImportSession, patience = LONG) {
  const { api_key: apiKey = "", token = "" } = credentialsOf(session);
  return cardBoardApi({ apiKey, token }, patience);
}
