import { isSiteAdmin } from "@/lib/boards/policy";
import { endpoint } from "@/lib/http/endpoint";
import { paginator } from "@/lib/http/response/paginator";
import { route } from "@/lib/http/route";
import { listDeliveries } from "@/lib/webhooks/outgoing/deliveries";
import { outgoingOfPath } from "@/lib/webhooks/outgoing/find";
import { ListDeliveries } from "@/lib/webhooks/outgoing/inputs";
import { presentDelivery } from "@/lib/webhooks/outgoing/present";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    find: outgoingOfPath,
    allow: isSiteAdmin,
    input: ListDeliveries,
    run: ({ webhookId, input }) => listDeliveries(webhookId, input),
    reply: ({ rows, ...page }, { request }) => ({
      deliveries: paginator(request, { ...page, rows: rows.map(presentDelivery) }),
    }),
  }),
});
