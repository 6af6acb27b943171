import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { outgoingOfPath } from "@/lib/webhooks/outgoing/find";
import { UpdateOutgoing } from "@/lib/webhooks/outgoing/inputs";
import { allOutgoing } from "@/lib/webhooks/outgoing/list";
import { presentOutgoing } from "@/lib/webhooks/outgoing/present";
import { deleteOutgoing, updateOutgoing } from "@/lib/webhooks/outgoing/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: endpoint({
    find: outgoingOfPath,
    allow: isSiteAdmin,
    input: UpdateOutgoing,
    run: async ({ webhookId, input, user }) => {
      await updateOutgoing(webhookId, input, user);
      return allOutgoing();
    },
    reply: (webhooks) => ({
      webhooks: webhooks.map(presentOutgoing),
      message: "Successfully updated the outgoing webhook",
    }),
  }),
  DELETE: endpoint({
    find: outgoingOfPath,
    allow: isSiteAdmin,
    run: async ({ webhookId }) => {
      await deleteOutgoing(webhookId);
      return allOutgoing();
    },
    reply: (webhooks) => ({
      webhooks: webhooks.map(presentOutgoing),
      message: "Successfully deleted the outgoing webhook",
    }),
  }),
});
