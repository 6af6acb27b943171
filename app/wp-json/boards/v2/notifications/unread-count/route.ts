import { anyoneSignedIn } from "@/lib/boards/policy";
import { readEndpoint } from "@/lib/http/read-endpoint";
import { route } from "@/lib/http/route";
import { unreadOfCaller } from "@/lib/notifications/unread";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: readEndpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    read: unreadOfCaller,
    reply: ({ total }) => ({ total_unread: total }),
  }),
});
