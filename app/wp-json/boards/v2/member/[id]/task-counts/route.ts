import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueAndCalendar } from "@/lib/members/find";
import { countTasksOf } from "@/lib/users/person-page/count-tasks";
import { CountTasksOfPerson } from "@/lib/users/person-page/inputs";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueAndCalendar,
    allow: anyoneSignedIn,
    input: CountTasksOfPerson,
    run: ({ person, calendar, input, user }) => countTasksOf({ person, calendar }, input, user),
    reply: (counts) => ({ counts }),
  }),
});
