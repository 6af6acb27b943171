import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { sendAgain } from "@/lib/webhooks/outgoing/deliveries";
import { deliveryOfPath } from "@/lib/webhooks/outgoing/find";
import { presentDelivery } from "@/lib/webhooks/outgoing/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: deliveryOfPath,
    allow: isSiteAdmin,
    run: ({ webhookId, deliveryId }) => sendAgain(webhookId, deliveryId),
    reply: (delivery) => ({ delivery: presentDelivery(delivery), message: "It is being sent again" }),
  }),
});
