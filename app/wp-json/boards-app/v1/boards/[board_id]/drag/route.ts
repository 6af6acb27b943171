import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { AnnounceDrag } from "@/lib/tasks/move/inputs";
import { announceDrag } from "@/lib/tasks/move/announce-drag";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: AnnounceDrag,
    run: ({ board, input, user }) => announceDrag(board, input.taskId, user),
    reply: () => ({ message: "The viewers of the board have been told" }),
  }),
});
