import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { screenLocale } from "@/lib/http/request/screen-locale";
import { route } from "@/lib/http/route";
import { changeTasks } from "@/lib/tasks/bulk/change";
import { ChangeTasks } from "@/lib/tasks/bulk/inputs";
import { presentBulkChange } from "@/lib/tasks/bulk/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: ChangeTasks,
    run: ({ board, input, user }) => changeTasks(board, input, user),
    reply: (changed, { input, user, membership, request }) =>
      presentBulkChange(changed, input.change, { membership }, user, screenLocale(request)),
  }),
});
