import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { activatePerson } from "@/lib/users/deactivate";
import { canManageOther } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: colleagueOfPath,
    allow: canManageOther,
    run: ({ person }) => activatePerson(person),
    reply: () => ({ message: "The account is activated" }),
  }),
});
