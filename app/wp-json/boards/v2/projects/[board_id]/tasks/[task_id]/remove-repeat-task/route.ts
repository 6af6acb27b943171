import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stopRepeating } from "@/lib/recurrence/remove";
import { taskOnBoard } from "@/lib/tasks/find";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: taskOnBoard,
    allow: inPro(canEditBoard),
    run: ({ board, task, user }) => stopRepeating(board, task, user),
    reply: () => ({ message: "Task repeat stopped successfully" }),
  }),
});
