import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { removeAdmins } from "@/lib/members/admins";
import { NamedPeople } from "@/lib/members/inputs";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: () => ({}),
    allow: inPro(isSiteAdmin),
    input: NamedPeople,
    run: ({ input }) => removeAdmins(input),
    reply: () => ({
      message: "Selected user has been deleted from admin access. Please check individual board accesses.",
    }),
  }),
});
