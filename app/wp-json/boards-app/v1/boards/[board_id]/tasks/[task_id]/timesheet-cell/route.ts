import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { timedTaskOnBoard } from "@/lib/time/find";
import { canLogTime } from "@/lib/time/policy";
import { setTimesheetCell, SetTimesheetCell } from "@/lib/timesheet/cell";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: timedTaskOnBoard,
    allow: canLogTime,
    input: SetTimesheetCell,
    run: ({ input, user, ...found }) => setTimesheetCell(found, input, user),
    reply: (logs) => ({ message: "The time has been logged", log_ids: logs.map(({ id }) => id) }),
  }),
});
