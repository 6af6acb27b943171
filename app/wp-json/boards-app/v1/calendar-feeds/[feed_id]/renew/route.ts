import { anyoneSignedIn } from "@/lib/boards/policy";
import { feedOfCaller } from "@/lib/calendar-feeds/find";
import { presentFeed } from "@/lib/calendar-feeds/present";
import { renewFeed } from "@/lib/calendar-feeds/save";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: feedOfCaller,
    allow: anyoneSignedIn,
    run: ({ own }) => renewFeed(own),
    reply: (own) => ({ message: "Your calendar feed has a new address", feed: presentFeed(own) }),
  }),
});
