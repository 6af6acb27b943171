import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { unreadOfTasks } from "@/lib/notifications/unread";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board, user }) => unreadOfTasks(board, user),
    reply: (unread) => ({ tasks: Object.fromEntries(unread) }),
  }),
});
