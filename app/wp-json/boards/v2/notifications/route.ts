import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { ListNotifications } from "@/lib/notifications/inputs";
import { listNotifications } from "@/lib/notifications/list";
import { presentNotification } from "@/lib/notifications/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: ListNotifications,
    run: ({ input, user }) => listNotifications(input, user),
    reply: (list, { user, request }) =>
      paginator(request, {
        ...list,
        rows: list.rows.map((notification) => presentNotification(notification, list, user)),
      }),
  }),
});
