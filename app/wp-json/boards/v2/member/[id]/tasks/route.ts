import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { pagination } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { colleagueAndCalendar } from "@/lib/members/find";
import { ListTasksOfPerson } from "@/lib/users/person-page/inputs";
import { listTasksOf } from "@/lib/users/person-page/list-tasks";
import { presentTasksOfPerson } from "@/lib/users/person-page/present-tasks";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueAndCalendar,
    allow: anyoneSignedIn,
    input: ListTasksOfPerson,
    run: ({ person, calendar, input, user }) => listTasksOf({ person, calendar }, input, user),
    reply: (list, { person, user }) => ({
      tasks: presentTasksOfPerson(list, person, user),
      paginationInfo: pagination(list),
    }),
  }),
});
