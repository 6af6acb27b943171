import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { estimateTime } from "@/lib/time/estimate";
import { timedTaskOnBoard } from "@/lib/time/find";
import { EstimateTime } from "@/lib/time/inputs";
import { canLogTime } from "@/lib/time/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: timedTaskOnBoard,
    allow: canLogTime,
    input: EstimateTime,
    run: ({ task, input, user }) => estimateTime(task, input, user),
    reply: () => ({ message: "Estimated time has been updated" }),
  }),
});
