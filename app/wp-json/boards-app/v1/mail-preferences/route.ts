import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SaveMailPreferences } from "@/lib/notifications/inputs";
import { readMailPreferences } from "@/lib/notifications/read-preferences";
import { saveMailPreferences } from "@/lib/notifications/save-preferences";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    run: ({ user }) => readMailPreferences(user),
    reply: (preferences) => ({ mail_preferences: preferences }),
  }),
  PUT: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: SaveMailPreferences,
    run: ({ input, user }) => saveMailPreferences(input, user),
    reply: (preferences) => ({ message: "Your mail preferences have been saved", mail_preferences: preferences }),
  }),
});
