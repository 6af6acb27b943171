import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { viewerContextOnPerson } from "@/lib/users/person-page/find";
import { presentProfileOf } from "@/lib/users/person-page/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: colleagueOfPath,
    allow: anyoneSignedIn,
    run: ({ person, user }) => viewerContextOnPerson(person, user),
    reply: (viewerContext, { person }) => ({ user: presentProfileOf(person, viewerContext) }),
  }),
});
