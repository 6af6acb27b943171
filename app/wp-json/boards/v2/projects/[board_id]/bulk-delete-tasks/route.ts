import { boardOfUser } from "@/lib/boards/find";
import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteNamedTasks } from "@/lib/tasks/bulk/delete";
import { NamedTasks } from "@/lib/tasks/bulk/inputs";
import { presentManyDone } from "@/lib/tasks/bulk/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: boardOfUser,
    allow: canEditBoard,
    input: NamedTasks,
    run: ({ board, input, user }) => deleteNamedTasks(board, input, user),
    reply: (done, { user, membership }) => presentManyDone(done, "delete", { membership }, user),
  }),
});
