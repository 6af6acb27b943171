import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SavePushPreferences } from "@/lib/push/inputs";
import { readPushPreferences, savePushPreferences } from "@/lib/push/saved-preferences";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => readPushPreferences(user),
    reply: (preferences) => ({ push_preferences: preferences }),
  }),
  PUT: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SavePushPreferences,
    run: ({ input, user }) => savePushPreferences(input, user),
    reply: (preferences) => ({ message: "Your choice has been saved", push_preferences: preferences }),
  }),
});
