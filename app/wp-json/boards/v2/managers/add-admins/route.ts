import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { addAdmins } from "@/lib/members/admins";
import { NamedPeople } from "@/lib/members/inputs";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: () => ({}),
    allow: inPro(isSiteAdmin),
    input: NamedPeople,
    run: ({ input }) => addAdmins(input),
    reply: () => ({ message: "Selected users has been added as admin" }),
  }),
});
