import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ImportCardBoard } from "@/lib/imports/card-board/inputs";
import { startCardBoardImport } from "@/lib/imports/card-board/start";
import { presentImport } from "@/lib/imports/present";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: ImportCardBoard,
    run: ({ input, user }) => startCardBoardImport(input, user),
    reply: (session) => ({ message: "Trello import started.", import: presentImport(session) }),
  }),
});
