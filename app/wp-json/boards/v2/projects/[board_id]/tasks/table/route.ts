import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { pagination } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { TableOfTasks } from "@/lib/tasks/read/filter-inputs";
import { tableOfTasks } from "@/lib/tasks/read/list-filtered";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: TableOfTasks,
    run: ({ board, input, user }) => tableOfTasks(board, input, user),
    reply: (listed, { user, membership }) =>
      jsonObject({
        items: taskPresenter(listed, viewerContextOf(user, { membership })).tasks(listed.rows),
        pagination: pagination(listed),
      }),
  }),
});
