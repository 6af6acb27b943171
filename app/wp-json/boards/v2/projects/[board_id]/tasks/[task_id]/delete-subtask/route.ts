import { canEditBoard, eyesOn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { deleteSubtask } from "@/lib/subtasks/delete";
import { subtaskOnBoard } from "@/lib/subtasks/find";
import { presentAll, presentOne } from "@/lib/subtasks/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: subtaskOnBoard,
    allow: canEditBoard,
    run: ({ subtask, user }) => deleteSubtask(subtask, user),
    reply: ({ deleted, others }, { user, membership }) => {
      const eyes = eyesOn(user, { membership });
      return jsonObject({ deletedSubtask: presentOne(deleted, eyes), changedSubtasks: presentAll(others, eyes), message: "Task has been deleted" });
    },
  }),
});
