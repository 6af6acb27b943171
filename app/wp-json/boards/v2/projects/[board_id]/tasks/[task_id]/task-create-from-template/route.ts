import { dropUnclaimedCopies } from "@/lib/attachments/copy";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { presentChanged } from "@/lib/tasks/present/changed";
import { createTaskFromTemplate, filesForTemplate, templateForBoard } from "@/lib/tasks/write/from-template";
import { CreateTaskFromTemplate } from "@/lib/tasks/write/from-template-input";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: templateForBoard,
    allow: inPro(canEditBoard),
    input: CreateTaskFromTemplate,
    prepare: ({ board, task, input, body }) => filesForTemplate({ board, task, input, sentBoardId: body.board_id }),
    settle: (files) => dropUnclaimedCopies(files),
    run: ({ board, task, input, prepared, user }) => createTaskFromTemplate({ board, task, input }, prepared, user),
    reply: (changed, { user, membership }) =>
      jsonObject({
        message: "Task has been successfully created",
        ...presentChanged(changed, { membership }, user),
      }),
  }),
});
