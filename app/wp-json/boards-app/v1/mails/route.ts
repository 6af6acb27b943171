import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { ListMails } from "@/lib/mail/inputs";
import { listMails } from "@/lib/mail/list";
import { presentMails } from "@/lib/mail/present";
import { findNothing } from "@/lib/users/find";
import { isSiteAdministrator } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdministrator,
    input: ListMails,
    run: ({ input }) => listMails(input),
    reply: (page) => presentMails(page),
  }),
});
