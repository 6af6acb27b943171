import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, canManageBoard } from "@/lib/boards/policy";
import { presentPublicAccess } from "@/lib/boards/present/board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentPublicLink } from "@/lib/public-boards/present-link";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board }) => board,
    reply: (board, { user, membership }) =>
      canManageBoard(user, { membership }) ? presentPublicLink(board) : presentPublicAccess(board),
  }),
});
