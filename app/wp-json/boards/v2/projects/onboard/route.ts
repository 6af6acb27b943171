import { Onboard } from "@/lib/boards/inputs";
import { onboard } from "@/lib/boards/write/onboard";
import { isSiteAdmin } from "@/lib/boards/policy";
import { presentBoard } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: () => ({}),
    allow: isSiteAdmin,
    input: Onboard,
    run: ({ input, user }) => onboard(input, user),
    reply: (board) => ({ message: "Board has been created", board: presentBoard(board, false) }),
  }),
});
