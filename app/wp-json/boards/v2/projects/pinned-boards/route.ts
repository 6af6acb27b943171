import { anyoneSignedIn } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { pinnedBoards } from "@/lib/boards/read/visible";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: anyoneSignedIn,
    run: ({ user }) => pinnedBoards(user),
    reply: (boards, { user }) => ({ pinnedBoards: boards.map((found) => presentBoardFor(user, found)) }),
  }),
});
