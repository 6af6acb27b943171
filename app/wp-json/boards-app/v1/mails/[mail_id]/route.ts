import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { mailOfSite } from "@/lib/mail/find";
import { presentMailWithText } from "@/lib/mail/present";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: mailOfSite,
    allow: isSiteAdministrator,
    run: ({ mail }) => mail,
    reply: (mail) => ({ mail: presentMailWithText(mail) }),
  }),
});
