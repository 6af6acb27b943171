import { boardOfUser } from "@/lib/boards/find";
import { removePin, pinBoard } from "@/lib/boards/write/pin";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board, user }) => pinBoard(board, user),
    reply: () => ({ message: "The board is starred" }),
  }),
  DELETE: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board, user }) => removePin(board, user),
    reply: () => ({ message: "The board is not starred" }),
  }),
});
