import { boardOfUser } from "@/lib/boards/find";
import { TogglePublicAccess } from "@/lib/boards/inputs";
import { canManageBoard } from "@/lib/boards/policy";
import { togglePublicAccess } from "@/lib/boards/write/public-access";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentPublicLink } from "@/lib/public-boards/present-link";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canManageBoard,
    input: TogglePublicAccess,
    run: ({ board, input, user }) => togglePublicAccess(board, input, user),
    reply: (board) => ({
      message: `Public access has been ${board.publicAccessEnabled ? "enabled" : "disabled"}`,
      ...presentPublicLink(board),
    }),
  }),
});
