import { anyoneOnBoard, canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { deleteTask } from "@/lib/tasks/write/delete";
import { boardOfTaskPath, taskOnBoard } from "@/lib/tasks/find";
import { taskPresenter } from "@/lib/tasks/present/task";
import { presentWholeTask } from "@/lib/tasks/present/whole";
import { taskOfPath } from "@/lib/tasks/read/read-task";
import { updateTask } from "@/lib/tasks/write/update";
import { UpdateTask } from "@/lib/tasks/write/update-input";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfTaskPath,
    allow: anyoneOnBoard,
    read: taskOfPath,
    reply: ({ whole, ...found }, { user }) => ({
      task: presentWholeTask(whole, found, user, viewerContextOf(user, found)),
    }),
  }),
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: UpdateTask,
    run: ({ board, task, input, user }) => updateTask(board, task, input, user),
    reply: (changed, { user, membership }) =>
      jsonObject({ message: "Task has been updated", ...presentChanged(changed, { membership }, user) }),
  }),
  DELETE: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    run: ({ board, task, user }) => deleteTask(board, task, user),
    reply: (updated, { user, membership }) =>
      jsonObject({
        updatedTasks: taskPresenter(updated, viewerContextOf(user, { membership })).tasks(updated.rows),
        message: "Task has been deleted",
      }),
  }),
});
