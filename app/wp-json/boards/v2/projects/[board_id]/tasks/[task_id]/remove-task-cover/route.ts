import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { uncoverTask } from "@/lib/tasks/write/cover";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    run: ({ task, user }) => uncoverTask(task, user),
    reply: (changed, { user, membership }) =>
      jsonObject({ ...presentChanged(changed, { membership }, user), message: "Task Cover removed successfully" }),
  }),
});
