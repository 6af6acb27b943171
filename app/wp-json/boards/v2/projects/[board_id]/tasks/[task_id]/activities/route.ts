import { ListTaskActivity } from "@/lib/activity/inputs";
import { listTaskActivity } from "@/lib/activity/list";
import { presentLine } from "@/lib/activity/present";
import { anyoneOnBoard } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { taskOnBoard } from "@/lib/tasks/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: taskOnBoard,
    allow: anyoneOnBoard,
    input: ListTaskActivity,
    run: ({ task, input, user }) => listTaskActivity(task, input, user),
    reply: ({ locale, ...list }, { request, user }) => ({
      activities: paginator(request, { ...list, rows: list.rows.map((line) => presentLine(line, user, locale)) }),
    }),
  }),
});
