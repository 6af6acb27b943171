import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { makeSubtask } from "@/lib/subtasks/convert";
import { ConvertToSubtask } from "@/lib/subtasks/inputs";
import { presentConverted } from "@/lib/subtasks/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: ConvertToSubtask,
    run: ({ board, task, input, user }) => makeSubtask(board, task, input, user),
    reply: (converted, { user, membership }) => ({
      message: "Task has been converted to subtask",
      parentTask: presentConverted(converted, viewerContextOf(user, { membership })),
    }),
  }),
});
