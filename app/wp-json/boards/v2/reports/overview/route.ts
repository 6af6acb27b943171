import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ReadReport } from "@/lib/reports/inputs";
import { readOverview } from "@/lib/reports/overview";
import { findSearcher } from "@/lib/search/searcher";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: isOnAnyBoard,
    input: ReadReport,
    run: ({ input, user, calendar }) => readOverview(input, { user, calendar }),
    reply: (report) => ({ report }),
  }),
});
