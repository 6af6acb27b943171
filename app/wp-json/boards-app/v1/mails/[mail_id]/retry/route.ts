import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { mailOfSite } from "@/lib/mail/find";
import { presentMail } from "@/lib/mail/present";
import { retryMail } from "@/lib/mail/retry";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: mailOfSite,
    allow: isSiteAdministrator,
    run: ({ mail }) => retryMail(mail),
    reply: (mail) => ({ message: "The mail will be sent again", mail: presentMail(mail) }),
  }),
});
