import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { endpoint } from "@/lib/http/endpoint";
import { jsonObject } from "@/lib/http/response/json";
import { route } from "@/lib/http/route";
import { PageOfStage } from "@/lib/tasks/read/inputs";
import { pageOfStage } from "@/lib/tasks/read/pages";
import { serializedOnce } from "@/lib/tasks/read/task-json-cache";
import { taskPresenter } from "@/lib/tasks/present/task";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: PageOfStage,
    run: ({ board, input, user }) => pageOfStage(board, input, user),
    reply: (list, { user, membership }) =>
      jsonObject({
        tasks: taskPresenter(list, viewerContextOf(user, { membership })).serializedCards(
          list.rows.map(serializedOnce),
        ),
        pagination: { ...list.page },
        synced_at: plainDate(list.syncedAt),
      }),
  }),
});
