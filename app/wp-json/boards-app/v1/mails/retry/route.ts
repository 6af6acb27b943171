import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { retryMails } from "@/lib/mail/retry";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    run: () => retryMails(),
    reply: (count) => ({ message: "The mails will be sent again", count }),
  }),
});
