import { canEditBoard, eyesOn } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/changed";
import { taskOnBoard } from "@/lib/tasks/find";
import { MoveTask } from "@/lib/tasks/inputs";
import { moveTask } from "@/lib/tasks/move";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: MoveTask,
    run: ({ board, task, input, user }) => moveTask(board, task, input, user),
    reply: (changed, { user, membership }) =>
      jsonObject({
        message: "Task has been updated",
        ...presentChanged(changed, eyesOn(user, { membership })),
        last_updated: plainDate(changed.changedAt),
      }),
  }),
});
