import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { UpdateDisplayName } from "@/lib/users/person-page/inputs";
import { updateDisplayName } from "@/lib/users/profile/update";
import { personIdOfPath } from "@/lib/users/find";
import { isSelf } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: personIdOfPath,
    allow: isSelf,
    input: UpdateDisplayName,
    run: ({ input, user }) => updateDisplayName(input, user),
    reply: ({ displayName }) => ({ message: "Display name has been updated", user: { display_name: displayName } }),
  }),
});
