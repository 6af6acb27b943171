import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { restoreNamedTasks } from "@/lib/tasks/bulk/restore";
import { NamedTasks } from "@/lib/tasks/bulk/inputs";
import { presentManyDone } from "@/lib/tasks/bulk/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: NamedTasks,
    run: ({ board, input, user }) => restoreNamedTasks(board, input, user),
    reply: (done, { user, membership }) => presentManyDone(done, "restore", { membership }, user),
  }),
});
