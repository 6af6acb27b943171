import { archiveBoard } from "@/lib/boards/write/archive";
import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    run: ({ board, user }) => archiveBoard(board, user),
    reply: (board, { user, membership }) => ({
      board: presentBoardFor(user, { board, membership }),
      message: "Board has been archived successfully!",
    }),
  }),
});
