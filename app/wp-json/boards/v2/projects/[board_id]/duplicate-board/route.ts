import { boardToCopy, canCreateBoard } from "@/lib/boards/write/creators";
import { duplicateBoard } from "@/lib/boards/write/duplicate";
import { DuplicateBoard } from "@/lib/boards/inputs";
import { presentBoard } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardToCopy,
    allow: canCreateBoard,
    input: DuplicateBoard,
    run: ({ board, input, user }) => duplicateBoard(board, input, user),
    reply: (board) => ({ board: presentBoard(board, false) }),
  }),
});
