import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { saveTimesheetRows, SaveTimesheetRows } from "@/lib/timesheet/rows";
import { inPro } from "@/lib/tier";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: findNothing,
    allow: inPro(anyoneSignedIn),
    input: SaveTimesheetRows,
    run: ({ input, user }) => saveTimesheetRows(input, user),
    reply: ({ week, taskIds }) => ({ week, task_ids: taskIds }),
  }),
});
