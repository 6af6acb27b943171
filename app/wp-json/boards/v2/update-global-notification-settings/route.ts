import { anyoneOnSomeBoard, belonging } from "@/lib/boards/belonging";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SaveGlobalPreferences } from "@/lib/notifications/inputs";
import { saveGlobalPreferences } from "@/lib/notifications/save-preferences";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: belonging,
    allow: anyoneOnSomeBoard,
    input: SaveGlobalPreferences,
    run: ({ input, user }) => saveGlobalPreferences(input, user),
    reply: () => ({ message: "Notification settings are updated" }),
  }),
});
