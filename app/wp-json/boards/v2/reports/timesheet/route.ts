import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findSearcher } from "@/lib/search/searcher";
import { inPro } from "@/lib/tier";
import { ReportTimesheet } from "@/lib/time/timesheet/inputs";
import { presentTimings } from "@/lib/time/timesheet/report";
import { reportTimesheet } from "@/lib/time/timesheet/show";
import { canListUsers } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: inPro(isOnAnyBoard),
    input: ReportTimesheet,
    run: ({ input, calendar, user }) => reportTimesheet(input, calendar, user),
    reply: (work, { user }) => ({
      message: "Time sheet report",
      timings: presentTimings(work, { userId: user.id, seesEmails: canListUsers(user), seesInvited: false }),
    }),
  }),
});
