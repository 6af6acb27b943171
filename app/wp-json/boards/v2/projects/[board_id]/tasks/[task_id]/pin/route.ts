import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { taskOnBoard } from "@/lib/tasks/find";
import { PinTask } from "@/lib/tasks/move/inputs";
import { pinTask } from "@/lib/tasks/move/pin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: PinTask,
    run: ({ board, task, input, user }) => pinTask(board, task, input, user),
    reply: (changed, { input, user, membership }) =>
      jsonObject({
        ...presentChanged(changed, { membership }, user),
        message: `Task ${changed.isUnchanged ? "is already" : "has been"} ${input.pinned ? "pinned" : "unpinned"}`,
      }),
  }),
});
