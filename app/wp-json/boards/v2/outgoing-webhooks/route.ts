import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { findNothing } from "@/lib/users/find";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";
import { CreateOutgoing, ListOutgoing } from "@/lib/webhooks/outgoing/inputs";
import { allOutgoing, listOutgoing } from "@/lib/webhooks/outgoing/list";
import { presentCreated, presentOutgoing } from "@/lib/webhooks/outgoing/present";
import { createOutgoing } from "@/lib/webhooks/outgoing/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: ListOutgoing,
    run: ({ input }) => listOutgoing(input),
    reply: (webhooks) => ({ webhooks: webhooks.map(presentOutgoing), events: HOOK_EVENT_NAMES }),
  }),
  POST: endpoint({
    find: findNothing,
    allow: isSiteAdmin,
    input: CreateOutgoing,
    run: async ({ input, user }) => ({ created: await createOutgoing(input, user), webhooks: await allOutgoing() }),
    reply: ({ created, webhooks }) => ({
      ...presentCreated(created, webhooks),
      message: "Successfully Created the Outgoing WebHook",
    }),
  }),
});
