import { anyoneOnSomeBoard, belonging } from "@/lib/boards/belonging";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { readGlobalPreferences } from "@/lib/notifications/read-preferences";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: belonging,
    allow: anyoneOnSomeBoard,
    run: ({ user }) => readGlobalPreferences(user),
    reply: (preferences) => ({ currentSettings: preferences }),
  }),
});
