import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { taskOnBoard } from "@/lib/tasks/find";
import { changeLogo } from "@/lib/tasks/write/idea";
import { ChangeLogo } from "@/lib/tasks/write/idea-inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: taskOnBoard,
    allow: canEditBoard,
    input: ChangeLogo,
    run: ({ board, task, input, user }) => changeLogo(board, task, input, user),
    reply: (changed, { user, membership }) =>
      jsonObject({ ...presentChanged(changed, { membership }, user), message: "Task cover photo has been updated" }),
  }),
});
