import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, canEditBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { endpoint } from "@/lib/http/endpoint";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { created } from "@/lib/http/response/reply";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { createTask } from "@/lib/tasks/write/create";
import { CreateTask } from "@/lib/tasks/inputs";
import { ListTasks } from "@/lib/tasks/read/inputs";
import { tasksOfPath } from "@/lib/tasks/read/list";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListTasks,
    read: tasksOfPath,
    reply: (list, { user }) =>
      jsonObject({
        tasks: taskPresenter(list, viewerContextOf(user, list)).serialized(list.tasks),
        synced_at: plainDate(list.syncedAt),
      }),
  }),
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: CreateTask,
    run: ({ board, input, user }) => createTask(board, input, user),
    reply: (changed, { user, membership }) => {
      const message =
        changed.context.board.type === "roadmap"
          ? "Idea has been successfully created"
          : "Task has been successfully created";
      return created(jsonObject({ ...presentChanged(changed, { membership }, user), message }));
    },
  }),
});
