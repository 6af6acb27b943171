import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";
import { moveToNextStage } from "@/lib/tasks/move/next-stage";
import { taskPresenter } from "@/lib/tasks/present/task";
import { presentWholeTask } from "@/lib/tasks/present/whole";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    run: ({ board, task, user }) => moveToNextStage(board, task, user),
    reply: ({ whole, updated }, { user, board, membership }) => {
      const viewerContext = viewerContextOf(user, { membership });
      return jsonObject({
        task: presentWholeTask(whole, { board, membership }, user, viewerContext),
        message: "Task has been updated",
        updatedTasks: taskPresenter(updated, viewerContext).tasks(updated.rows),
      });
    },
  }),
});
