import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { renewPasswordLink } from "@/lib/users/passwords/link";
import { presentPasswordLink } from "@/lib/users/passwords/present-link";
import { canManageOther } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: colleagueOfPath,
    allow: canManageOther,
    run: ({ person, user }) => renewPasswordLink(person, user),
    reply: (link) => ({ message: "The link is ready", link: presentPasswordLink(link) }),
  }),
});
