import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { CardBoardKeys } from "@/lib/imports/card-board/inputs";
import { listCardBoards } from "@/lib/imports/card-board/start";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: inPro(isSiteAdmin),
    input: CardBoardKeys,
    prepare: ({ input }) => listCardBoards(input),
    run: ({ prepared }) => prepared,
    reply: (boards) => ({ boards }),
  }),
});
