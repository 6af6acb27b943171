import { isSiteAdmin } from "@/lib/boards/policy";
import { presentBoardFor } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { RestoreBoard } from "@/lib/trash/inputs";
import { restoreTrashedBoard } from "@/lib/trash/restore/board";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: RestoreBoard,
    run: ({ input, user }) => restoreTrashedBoard(input.id, user),
    reply: (board, { user }) => ({
      message: "Board has been restored",
      board: presentBoardFor(user, { board, membership: null }),
    }),
  }),
});
