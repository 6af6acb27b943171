import { boardOfUser } from "@/lib/boards/find";
import { anyoneOnBoard, viewerContextOf } from "@/lib/boards/policy";
import { plainDate } from "@/lib/dates/dates";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { route } from "@/lib/http/route";
import { presentCompactTasks } from "@/lib/tasks/present/compact";
import { allTasksOfPath } from "@/lib/tasks/read/list-compact";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: boardOfUser,
    allow: anyoneOnBoard,
    read: allTasksOfPath,
    reply: (list, { user }) => ({
      ...presentCompactTasks(list, viewerContextOf(user, list)),
      synced_at: plainDate(list.syncedAt),
    }),
  }),
});
