import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { MarkRead } from "@/lib/notifications/inputs";
import { markOneOrAllRead } from "@/lib/notifications/mark-read";
import { presentDelivery } from "@/lib/notifications/present";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: MarkRead,
    run: ({ input, user }) => markOneOrAllRead(input, user),
    reply: (delivery) => ({ message: "Notification is updated", notification: delivery && presentDelivery(delivery) }),
  }),
});
