import { type Endpoints, type Place, serviceAdmin } from "@/scripts/contract/endpoints/entry";

const PATH = "/boards/v2/outgoing-webhooks";

const params = ({ outgoingWebhook, delivery }: Place) => ({ id: outgoingWebhook.id, delivery_id: delivery.id });

export const OUTGOING_WEBHOOK_ENDPOINTS: Endpoints = {
  [`GET ${PATH}`]: serviceAdmin({ summary: "List outgoing webhooks" }),
  [`POST ${PATH}`]: serviceAdmin({
    summary: "Create an outgoing webhook",
    body: ({ board }) => ({
      name: "New webhook",
      url: "https://example.com/hook",
      board_id: [board.id],
      triggered_events: ["task_created"],
    }),
  }),
  [`PUT ${PATH}/{id}`]: serviceAdmin({ summary: "Change an outgoing webhook", params, body: { name: "New name" } }),
  [`DELETE ${PATH}/{id}`]: serviceAdmin({ summary: "Delete an outgoing webhook", params }),
  [`POST ${PATH}/{id}/secret`]: serviceAdmin({ summary: "Replace the secret of an outgoing webhook", params }),
  [`POST ${PATH}/{id}/test`]: serviceAdmin({ summary: "Send a test to an outgoing webhook", params }),
  [`GET ${PATH}/{id}/deliveries`]: serviceAdmin({ summary: "List the deliveries of an outgoing webhook", params }),
  [`POST ${PATH}/{id}/deliveries/{delivery_id}/send-again`]: serviceAdmin({
    summary: "Send a delivery of an outgoing webhook again",
    params,
  }),
};
