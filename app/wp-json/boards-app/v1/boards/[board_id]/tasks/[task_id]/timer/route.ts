import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { timedTaskOnBoard } from "@/lib/time/find";
import { canLogTime } from "@/lib/time/policy";
import { presentChange, timerMessage } from "@/lib/timer/present";
import { startTimer } from "@/lib/timer/start";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: timedTaskOnBoard,
    allow: canLogTime,
    run: ({ task, user }) => startTimer(task, user),
    reply: (changed) => ({ message: timerMessage(changed), ...presentChange(changed) }),
  }),
});
