import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SaveBoardPreferences } from "@/lib/notifications/inputs";
import { saveBoardPreferences } from "@/lib/notifications/save-preferences";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: SaveBoardPreferences,
    run: ({ board, input, user }) => saveBoardPreferences(board, input, user),
    reply: () => ({ message: "Board notification settings have been updated" }),
  }),
});
