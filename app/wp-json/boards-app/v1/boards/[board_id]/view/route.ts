import { SaveBoardView } from "@/lib/board-views/inputs";
import { saveBoardView } from "@/lib/board-views/save";
import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: SaveBoardView,
    run: ({ board, input, user }) => saveBoardView(board, input, user),
    reply: ({ view, layout }) => ({ view, layout }),
  }),
});
