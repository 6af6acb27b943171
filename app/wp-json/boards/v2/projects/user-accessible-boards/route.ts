import { SearchBoards } from "@/lib/boards/inputs";
import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { searchBoards } from "@/lib/boards/read/visible";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    input: SearchBoards,
    run: ({ input, user }) => searchBoards(input, user),
    reply: (boards, { user }) => ({ boards: boards.map((found) => presentBoardFor(user, found)) }),
  }),
});
