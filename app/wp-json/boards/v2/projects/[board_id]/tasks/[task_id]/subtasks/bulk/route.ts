import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { addSubtasks } from "@/lib/subtasks/add";
import { AddSubtasks } from "@/lib/subtasks/inputs";
import { presentLoadedTasks, presentSubtaskGroup } from "@/lib/subtasks/present";
import { taskOnBoard } from "@/lib/tasks/find";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: inPro(canEditBoard),
    input: AddSubtasks,
    run: ({ board, task, input, user }) => addSubtasks(board, task, input, user),
    reply: ({ group, ...added }, { user, membership }) =>
      jsonObject({
        group: presentSubtaskGroup(group),
        subtasks: presentLoadedTasks(added, viewerContextOf(user, { membership })),
        message: "Subtasks have been added",
      }),
  }),
});
