import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { MoveToStage } from "@/lib/subtasks/inputs";
import { presentLoadedTasks, presentLoadedTask } from "@/lib/subtasks/present";
import { moveToStage } from "@/lib/subtasks/to-stage";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: MoveToStage,
    run: ({ board, task, input, user }) => moveToStage(board, task, input, user),
    reply: ({ moved, others }, { user, membership }) => {
      const viewerContext = viewerContextOf(user, { membership });
      return created(
        jsonObject({
          moveSubtask: presentLoadedTask(moved, viewerContext),
          changedSubtasks: presentLoadedTasks(others, viewerContext),
        }),
      );
    },
  }),
});
