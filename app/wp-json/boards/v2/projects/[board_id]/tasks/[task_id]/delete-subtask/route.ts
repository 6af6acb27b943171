import { canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { deleteSubtask } from "@/lib/subtasks/delete";
import { subtaskOnBoard } from "@/lib/subtasks/find";
import { presentLoadedTasks, presentLoadedTask } from "@/lib/subtasks/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: subtaskOnBoard,
    allow: canEditBoard,
    run: ({ subtask, user }) => deleteSubtask(subtask, user),
    reply: ({ deleted, others }, { user, membership }) => {
      const viewerContext = viewerContextOf(user, { membership });
      return jsonObject({
        deletedSubtask: presentLoadedTask(deleted, viewerContext),
        changedSubtasks: presentLoadedTasks(others, viewerContext),
        message: "Task has been deleted",
      });
    },
  }),
});
