import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadReport } from "@/lib/reports/inputs";
import { readRoadmapReport } from "@/lib/reports/roadmap";
import { findSearcher } from "@/lib/search/searcher";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: inPro(isOnAnyBoard),
    input: ReadReport,
    run: ({ input, user, calendar }) => readRoadmapReport(input, { user, calendar }),
    reply: (report) => ({ report }),
  }),
});
