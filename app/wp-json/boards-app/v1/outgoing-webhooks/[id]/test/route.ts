import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { sendTest } from "@/lib/webhooks/outgoing/deliveries";
import { outgoingOfPath } from "@/lib/webhooks/outgoing/find";
import { presentDelivery } from "@/lib/webhooks/outgoing/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    find: outgoingOfPath,
    allow: isSiteAdmin,
    run: ({ webhookId }) => sendTest(webhookId),
    reply: (delivery) => ({ delivery: presentDelivery(delivery), message: "The test is being sent" }),
  }),
});
