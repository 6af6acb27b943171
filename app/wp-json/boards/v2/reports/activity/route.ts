import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { presentActivityReport, readActivityReport } from "@/lib/reports/activity";
import { ReadReport } from "@/lib/reports/inputs";
import { findSearcher } from "@/lib/search/searcher";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: isOnAnyBoard,
    input: ReadReport,
    run: ({ input, user, calendar }) => readActivityReport(input, { user, calendar }),
    reply: (report, { calendar }) => ({ report: presentActivityReport(report, calendar) }),
  }),
});
