import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SaveGlobalPreferences } from "@/lib/notifications/inputs";
import { saveGlobalPreferences } from "@/lib/notifications/save-preferences";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SaveGlobalPreferences,
    run: ({ input, user }) => saveGlobalPreferences(input, user),
    reply: () => ({ message: "Notification settings are updated" }),
  }),
});
