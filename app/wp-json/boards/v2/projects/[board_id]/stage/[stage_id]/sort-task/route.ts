import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { SortTasks } from "@/lib/tasks/move/inputs";
import { taskPresenter } from "@/lib/tasks/present/task";
import { sortTasks } from "@/lib/tasks/move/sort";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: SortTasks,
    run: ({ stage, input, user }) => sortTasks(stage, input, user),
    reply: (updated, { user, membership }) =>
      jsonObject({
        message: "Tasks has been sorted",
        updatedTasks: taskPresenter(updated, viewerContextOf(user, { membership })).tasks(updated.rows),
      }),
  }),
});
