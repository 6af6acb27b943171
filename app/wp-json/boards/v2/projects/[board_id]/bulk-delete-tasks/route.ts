import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { deleteListedTasks } from "@/lib/tasks/bulk/delete";
import { ListedTasks } from "@/lib/tasks/bulk/inputs";
import { presentBulkResult } from "@/lib/tasks/bulk/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: ListedTasks,
    run: ({ board, input, user }) => deleteListedTasks(board, input, user),
    reply: (done, { user, membership, request }) =>
      presentBulkResult(done, "delete", { membership }, user, screenLocale(request)),
  }),
});
