import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { RepeatTask } from "@/lib/recurrence/inputs";
import { repeatTask } from "@/lib/recurrence/set";
import { taskOnBoard } from "@/lib/tasks/find";
import { presentChanged } from "@/lib/tasks/present/changed";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: inPro(canEditBoard),
    input: RepeatTask,
    run: ({ board, task, input, user }) => repeatTask(board, task, input, user),
    reply: (changed, { user, membership }) => ({
      task: presentChanged(changed, { membership }, user).task,
      message: changed.isNew ? "Repeat task created successfully" : "Repeat task update successfully",
    }),
  }),
});
