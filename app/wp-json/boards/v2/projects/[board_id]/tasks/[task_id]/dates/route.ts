import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { taskOnBoard } from "@/lib/tasks/find";
import { scheduleTask } from "@/lib/tasks/write/schedule";
import { ScheduleTask } from "@/lib/tasks/write/schedule-input";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: ScheduleTask,
    run: ({ board, task, input, user }) => scheduleTask(board, task, input, user),
    reply: (changed, { user, membership }) =>
      jsonObject({ ...presentChanged(changed, { membership }, user), message: "Dates have been updated" }),
  }),
});
