import { anyoneSignedIn } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { checkEndpoint } from "@/lib/push/address";
import { subscriptionsOfCaller } from "@/lib/push/find";
import { Subscribe } from "@/lib/push/inputs";
import { publicKey } from "@/lib/push/keys";
import { presentSubscription } from "@/lib/push/present";
import { subscribe } from "@/lib/push/subscribe";
import { findNothing } from "@/lib/users/find";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: subscriptionsOfCaller,
    allow: anyoneSignedIn,
    run: ({ subscriptions }) => subscriptions,
    reply: (subscriptions, { caller }) => ({
      public_key: publicKey(),
      subscriptions: subscriptions.map((each) => presentSubscription(each, caller)),
    }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: anyoneSignedIn,
    input: Subscribe,
    prepare: ({ input }) => checkEndpoint(input.endpoint),
    run: ({ input, user, caller, request }) =>
      subscribe(input, { ...caller, userAgent: request.headers.get("user-agent") }, user),
    reply: (subscription, { caller }) => ({
      message: "This browser gets your notifications now",
      subscription: presentSubscription(subscription, caller),
    }),
  }),
});
