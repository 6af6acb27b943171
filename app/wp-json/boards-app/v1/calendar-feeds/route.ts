import { anyoneSignedIn } from "@/lib/boards/policy";
import { feedsOfCaller } from "@/lib/calendar-feeds/find";
import { CreateFeed } from "@/lib/calendar-feeds/inputs";
import { presentFeed } from "@/lib/calendar-feeds/present";
import { createFeed } from "@/lib/calendar-feeds/save";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: feedsOfCaller,
    allow: anyoneSignedIn,
    run: ({ feeds }) => feeds,
    reply: (feeds) => ({ feeds: feeds.map(presentFeed) }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: CreateFeed,
    run: ({ input, user }) => createFeed(input, user),
    reply: (own) => ({ message: "Your calendar feed has been created", feed: presentFeed(own) }),
  }),
});
