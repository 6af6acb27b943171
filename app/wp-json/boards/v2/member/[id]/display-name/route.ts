import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { RenameOneself } from "@/lib/users/person-page/inputs";
import { renameOneself } from "@/lib/users/person-page/rename";
import { idOfPath } from "@/lib/users/photos/find";
import { isOneself } from "@/lib/users/policy";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: idOfPath,
    allow: isOneself,
    input: RenameOneself,
    run: ({ input, user }) => renameOneself(input, user),
    reply: ({ displayName }) => ({ message: "Display name has been updated", user: { display_name: displayName } }),
  }),
});
