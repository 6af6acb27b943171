import { anyoneSignedIn } from "@/lib/boards/policy";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { route } from "@/lib/http/route";
import { unreadCountOfCaller, unreadOfCaller } from "@/lib/notifications/unread";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    readAlong: unreadCountOfCaller,
    read: ({ caller }) => unreadOfCaller(caller),
    reply: ({ total }) => ({ total_unread: total }),
  }),
});
