import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListArchivedTasks } from "@/lib/tasks/read/filter-inputs";
import { listArchivedTasks } from "@/lib/tasks/read/list-archived";
import { presentArchivedTasks } from "@/lib/tasks/present/archived";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    input: ListArchivedTasks,
    run: ({ board, input, user }) => listArchivedTasks(board, input, user),
    reply: (listed, { user, membership, request }) => ({
      tasks: paginator(request, {
        ...listed,
        rows: presentArchivedTasks(listed, viewerContextOf(user, { membership })),
      }),
    }),
  }),
});
