import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { subscriptionOfCaller } from "@/lib/push/find";
import { unsubscribe } from "@/lib/push/subscribe";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    find: subscriptionOfCaller,
    allow: anyoneSignedIn,
    run: ({ subscription }) => unsubscribe(subscription),
    reply: () => ({ message: "This browser gets no notifications any more" }),
  }),
});
