import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { refuseUnnamedPerson } from "@/lib/members/find";
import { listSiteMembers } from "@/lib/members/list-site-wide";
import { presentSiteMember } from "@/lib/members/present-site-member";
import { inPro } from "@/lib/tier";
import { nobody } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: () => ({}),
    allow: inPro(isSiteAdmin),
    run: () => listSiteMembers(),
    reply: ({ people, boards }) => ({ users: people.map(presentSiteMember), boards }),
  }),
  POST: endpoint({ find: refuseUnnamedPerson, allow: nobody, run: () => null, reply: () => ({}) }),
});
