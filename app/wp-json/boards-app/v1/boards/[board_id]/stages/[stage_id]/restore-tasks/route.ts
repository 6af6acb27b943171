import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { ListedTasks } from "@/lib/tasks/bulk/inputs";
import { presentBulkResult } from "@/lib/tasks/bulk/present";
import { restoreListedTasksTo } from "@/lib/tasks/bulk/restore";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: ListedTasks,
    run: ({ board, stage, input, user }) => restoreListedTasksTo(board, stage, input, user),
    reply: (done, { user, membership, request }) =>
      presentBulkResult(done, "restore", { membership }, user, screenLocale(request)),
  }),
});
