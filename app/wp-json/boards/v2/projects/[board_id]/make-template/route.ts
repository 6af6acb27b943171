import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { TemplateSettings } from "@/lib/templates/inputs";
import { makeTemplate } from "@/lib/templates/make";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: inPro(canManageBoard),
    input: TemplateSettings,
    run: ({ board, input, user }) => makeTemplate(board, input, user),
    reply: (board, { user, membership }) => ({
      board: presentBoardFor(user, { board, membership }),
      message: "Board has been converted to a template",
    }),
  }),
});
