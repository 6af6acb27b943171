import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentBoardInList } from "@/lib/boards/present/board";
import { recentBoards } from "@/lib/boards/read/recent";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    run: ({ user }) => recentBoards(user),
    reply: (boards, { user }) => ({ boards: boards.map((board) => presentBoardInList(board, user)) }),
  }),
});
