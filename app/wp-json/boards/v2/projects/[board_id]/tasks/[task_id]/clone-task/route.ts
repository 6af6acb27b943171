import { dropUnclaimedCopies } from "@/lib/attachments/copy";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { cloneTask, filesForClone } from "@/lib/tasks/write/clone";
import { CloneTask } from "@/lib/tasks/write/clone-input";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: CloneTask,
    prepare: ({ task, input }) => filesForClone(task, input),
    settle: (files) => dropUnclaimedCopies(files),
    run: ({ board, task, input, prepared, user }) => cloneTask(board, task, input, prepared, user),
    reply: (changed, { user, membership }) =>
      jsonObject({ message: "Task has been cloned successfully", ...presentChanged(changed, { membership }, user) }),
  }),
});
