import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { presentChange } from "@/lib/timer/present";
import { startTimer } from "@/lib/timer/start";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    run: ({ board, task, user }) => startTimer({ board, task }, user),
    reply: (changed) => ({ message: "The timer runs", ...presentChange(changed) }),
  }),
});
