import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentCompactTasks } from "@/lib/tasks/present/compact";
import { listAllTasks } from "@/lib/tasks/read/list-compact";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    run: ({ board, user }) => listAllTasks(board, user),
    reply: ({ syncedAt, ...list }, { user, membership }) => ({
      ...presentCompactTasks(list, viewerContextOf(user, { membership })),
      synced_at: plainDate(syncedAt),
    }),
  }),
});
