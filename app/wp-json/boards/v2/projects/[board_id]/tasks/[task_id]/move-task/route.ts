import { canEditBoard } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { MoveTask } from "@/lib/tasks/move/inputs";
import { moveTask } from "@/lib/tasks/move/move-task";
import { presentMoved } from "@/lib/tasks/present/moved";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: MoveTask,
    run: ({ board, task, input, user }) => moveTask(board, task, input, user),
    reply: (moved, { user, membership }) =>
      jsonObject({
        message: "Task has been updated",
        ...presentMoved(moved, { membership }, user),
        last_updated: plainDate(moved.changedAt),
      }),
  }),
});
