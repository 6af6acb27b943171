import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { colleagueOfPath } from "@/lib/members/find";
import { SyncRoles } from "@/lib/members/inputs";
import { removeEverywhere } from "@/lib/members/remove-everywhere";
import { syncRoles } from "@/lib/members/sync-roles";
import { inPro } from "@/lib/tier";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: colleagueOfPath,
    allow: inPro(isSiteAdmin),
    input: SyncRoles,
    run: ({ person, input, user }) => syncRoles(person, input.roles, user),
    reply: () => ({ message: "User roles has been synced successfully." }),
  }),
  DELETE: endpoint({
    find: colleagueOfPath,
    allow: inPro(isSiteAdmin),
    run: ({ person, user }) => removeEverywhere(person, user),
    reply: () => ({ message: "User has been removed from all boards." }),
  }),
});
