import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { readPersonStats } from "@/lib/users/person-page/count-tasks";
import { presentStats } from "@/lib/users/person-page/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueOfPath,
    allow: anyoneSignedIn,
    run: ({ person, user }) => readPersonStats(person, user),
    reply: (stats) => presentStats(stats),
  }),
});
