import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { FindTimesheetBoards, findSheetSearcher, findTimesheetBoards } from "@/lib/timesheet/choices";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSheetSearcher,
    allow: inPro(anyoneSignedIn),
    input: FindTimesheetBoards,
    run: ({ input, ...searcher }) => findTimesheetBoards(input, searcher),
    reply: (boards) => ({ boards }),
  }),
});
