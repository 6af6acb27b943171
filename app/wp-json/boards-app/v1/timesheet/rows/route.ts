import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { FindTimesheetRows, findSheetSearcher, findTimesheetRows } from "@/lib/timesheet/choices";
import { saveTimesheetRows, SaveTimesheetRows } from "@/lib/timesheet/rows";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSheetSearcher,
    allow: inPro(anyoneSignedIn),
    input: FindTimesheetRows,
    run: ({ input, ...searcher }) => findTimesheetRows(input, searcher),
    reply: (tasks) => ({ tasks }),
  }),
  PUT: endpoint({
    find: findNothing,
    allow: inPro(anyoneSignedIn),
    input: SaveTimesheetRows,
    run: ({ input, user }) => saveTimesheetRows(input, user),
    reply: ({ week, taskIds }) => ({ week, task_ids: taskIds }),
  }),
});
