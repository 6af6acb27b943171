import { boardOfUser } from "@/lib/boards/find";
import { unpinBoard } from "@/lib/boards/write/pin";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    run: ({ board, user }) => unpinBoard(board, user),
    reply: () => ({ message: "Board is removed from pinned boards" }),
  }),
});
