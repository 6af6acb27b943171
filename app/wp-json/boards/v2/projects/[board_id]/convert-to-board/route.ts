import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { convertToBoard } from "@/lib/templates/make";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: inPro(canManageBoard),
    run: ({ board, user }) => convertToBoard(board, user),
    reply: (board, { user, membership }) => ({
      board: presentBoardFor(user, { board, membership }),
      message: "Template has been converted back to a board",
    }),
  }),
});
