import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadReport } from "@/lib/reports/inputs";
import { readTasksReport } from "@/lib/reports/tasks";
import { findSearcher } from "@/lib/search/searcher";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: isOnAnyBoard,
    input: ReadReport,
    run: ({ input, user, calendar }) => readTasksReport(input, { user, calendar }),
    reply: (report) => ({ report }),
  }),
});
