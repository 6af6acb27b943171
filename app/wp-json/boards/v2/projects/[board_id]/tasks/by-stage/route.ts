import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { ListTasks } from "@/lib/tasks/inputs";
import { firstPages } from "@/lib/tasks/read/pages";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListTasks,
    run: ({ board, input, user }) => firstPages(board, input, user),
    reply: (listed, { user, membership }) =>
      jsonObject({
        tasks: taskPresenter(listed, viewerContextOf(user, { membership })).cards(listed.rows),
        pagination_by_stage: Object.fromEntries(listed.pages.map((page) => [page.stage_id, { ...page }])),
        newest_task_id: listed.newestTaskId,
        synced_at: plainDate(listed.syncedAt),
      }),
  }),
});
