import { isOnAnyBoard } from "@/lib/boards/any-board";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findSearcher } from "@/lib/search/searcher";
import { inPro } from "@/lib/tier";
import { ShowTimesheet } from "@/lib/time/timesheet/inputs";
import { presentByTasks } from "@/lib/time/timesheet/present";
import { showTimesheet } from "@/lib/time/timesheet/show";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findSearcher,
    allow: inPro(isOnAnyBoard),
    input: ShowTimesheet,
    run: ({ input, calendar, user }) => showTimesheet(input, calendar, user),
    reply: ({ work, range }) => presentByTasks(work, range),
  }),
});
