import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { indexPublicBoard, IndexPublicBoard } from "@/lib/boards/write/public-access";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentPublicLink } from "@/lib/public-boards/present-link";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    input: IndexPublicBoard,
    run: ({ board, input, user }) => indexPublicBoard(board, input, user),
    reply: (board) => ({
      message: `Search engines ${board.isIndexed ? "may list" : "are asked not to list"} the board`,
      ...presentPublicLink(board),
    }),
  }),
});
