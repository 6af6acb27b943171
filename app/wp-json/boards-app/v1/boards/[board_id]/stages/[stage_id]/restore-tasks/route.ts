import { canEditBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { stageOnBoard } from "@/lib/stages/find";
import { NamedTasks } from "@/lib/tasks/bulk/inputs";
import { presentManyDone } from "@/lib/tasks/bulk/present";
import { restoreNamedTasksTo } from "@/lib/tasks/bulk/restore";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: stageOnBoard,
    allow: canEditBoard,
    input: NamedTasks,
    run: ({ board, stage, input, user }) => restoreNamedTasksTo(board, stage, input, user),
    reply: (done, { user, membership }) => presentManyDone(done, "restore", { membership }, user),
  }),
});
