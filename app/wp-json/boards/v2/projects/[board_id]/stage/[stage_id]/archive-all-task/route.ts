import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { archiveTasksOfStage } from "@/lib/tasks/write/archive";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    run: ({ stage, user }) => archiveTasksOfStage(stage, user),
    reply: (updated, { user, membership }) =>
      jsonObject({
        message: "Tasks have been archived",
        updatedTasks: taskPresenter(updated, viewerContextOf(user, { membership })).tasks(updated.rows),
      }),
  }),
});
