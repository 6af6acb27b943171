import { boardOfUser } from "@/lib/boards/find";
import { canManageBoard } from "@/lib/boards/policy";
import { rotatePublicLink } from "@/lib/boards/write/public-access";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentPublicLink } from "@/lib/public-boards/present-link";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    run: ({ board, user }) => rotatePublicLink(board, user),
    reply: (board) => ({ message: "The link has been replaced", ...presentPublicLink(board) }),
  }),
});
