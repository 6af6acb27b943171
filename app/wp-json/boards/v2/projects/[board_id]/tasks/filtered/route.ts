import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { FilterTasks } from "@/lib/tasks/read/filter-inputs";
import { listFiltered } from "@/lib/tasks/read/list-filtered";
import { serializedOnce } from "@/lib/tasks/read/task-json-cache";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: FilterTasks,
    run: ({ board, input, user }) => listFiltered(board, input, user),
    reply: (list, { user, membership }) =>
      jsonObject({
        tasks: taskPresenter(list, viewerContextOf(user, { membership })).serializedCards(
          list.rows.map(serializedOnce),
        ),
      }),
  }),
});
