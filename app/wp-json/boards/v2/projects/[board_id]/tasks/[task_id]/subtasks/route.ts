import { anyoneOnBoard, canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addSubtask } from "@/lib/subtasks/add";
import { AddSubtask } from "@/lib/subtasks/inputs";
import { listSubtasks } from "@/lib/subtasks/list";
import { presentGrouped, presentLoadedTask } from "@/lib/subtasks/present";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    run: ({ task, user }) => listSubtasks(task, user),
    reply: (grouped, { user, membership }) => ({
      subtaskGroups: presentGrouped(grouped, viewerContextOf(user, { membership })),
    }),
  }),
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: AddSubtask,
    run: ({ board, task, input, user }) => addSubtask(board, task, input, user),
    reply: (added, { user, membership }) => ({
      subtask: presentLoadedTask(added, viewerContextOf(user, { membership })),
      message: "Subtask has been added",
    }),
  }),
});
