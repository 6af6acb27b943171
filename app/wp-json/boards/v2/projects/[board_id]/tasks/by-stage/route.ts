import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { ListTasks } from "@/lib/tasks/read/inputs";
import { firstPagesOfPath } from "@/lib/tasks/read/first-pages";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListTasks,
    read: firstPagesOfPath,
    reply: (list, { user }) =>
      jsonObject({
        tasks: taskPresenter(list, viewerContextOf(user, list)).serializedCards(list.tasks),
        pagination_by_stage: Object.fromEntries(list.pages.map((page) => [page.stage_id, { ...page }])),
        newest_task_id: list.newestTaskId,
        synced_at: plainDate(list.syncedAt),
      }),
  }),
});
