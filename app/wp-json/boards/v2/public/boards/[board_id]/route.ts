import { publicEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { publicBoardOfPath } from "@/lib/public-boards/find";
import { ReadPublicBoard } from "@/lib/public-boards/inputs";
import { presentPublicBoard } from "@/lib/public-boards/present";
import { readPublicBoard } from "@/lib/public-boards/read";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: publicEndpoint({
    find: publicBoardOfPath,
    input: ReadPublicBoard,
    run: ({ board }) => readPublicBoard(board),
    reply: (board, { token }) => ({ board: presentPublicBoard(board, token) }),
  }),
  others: "forbidden",
});
