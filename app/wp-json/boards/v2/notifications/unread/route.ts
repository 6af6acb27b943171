import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListUnread } from "@/lib/notifications/inputs";
import { listUnread } from "@/lib/notifications/list";
import { presentUnread } from "@/lib/notifications/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ListUnread,
    run: ({ input, user }) => listUnread(input, user),
    reply: (list, { user, request }) =>
      paginator(request, { ...list, rows: list.rows.map((notification) => presentUnread(notification, list, user)) }),
  }),
});
