import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { outgoingOfPath } from "@/lib/webhooks/outgoing/find";
import { replaceSecret } from "@/lib/webhooks/outgoing/save";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: outgoingOfPath,
    allow: isSiteAdmin,
    run: ({ webhookId }) => replaceSecret(webhookId),
    reply: (secret) => ({ secret, message: "Deliveries are signed with the new secret from now on" }),
  }),
});
