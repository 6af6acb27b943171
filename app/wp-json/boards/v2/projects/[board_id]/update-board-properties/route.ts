import { boardOfUser } from "@/lib/boards/find";
import { UpdateBoardProperties } from "@/lib/boards/inputs";
import { canManageBoard } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { updateBoardProperties } from "@/lib/boards/write/properties";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    input: UpdateBoardProperties,
    run: ({ board, input, user }) => updateBoardProperties(board, input, user),
    reply: (board, { user, membership }) => ({
      message: "Board has been updated",
      board: presentBoardFor(user, { board, membership }),
    }),
  }),
});
