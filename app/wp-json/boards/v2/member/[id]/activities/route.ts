import { ListActivityOfPerson } from "@/lib/activity/inputs";
import { listActivityOf } from "@/lib/activity/of-person";
import { presentActivityOf } from "@/lib/activity/present";
import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueOfPath,
    allow: anyoneSignedIn,
    input: ListActivityOfPerson,
    run: ({ person, input, user }) => listActivityOf(person, input, user),
    reply: (list, { request, user }) => {
      const activities = presentActivityOf(list, user);
      return { activities, pagination: paginator(request, { ...list, rows: activities }) };
    },
  }),
});
