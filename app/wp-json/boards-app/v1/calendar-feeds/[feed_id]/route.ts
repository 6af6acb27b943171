import { anyoneSignedIn } from "@/lib/boards/policy";
import { feedOfCaller } from "@/lib/calendar-feeds/find";
import { deleteFeed } from "@/lib/calendar-feeds/save";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: feedOfCaller,
    allow: anyoneSignedIn,
    run: ({ own }) => deleteFeed(own.feed),
    reply: () => ({ message: "Your calendar feed has been removed" }),
  }),
});
