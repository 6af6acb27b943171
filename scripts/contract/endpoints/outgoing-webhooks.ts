import { type Endpoints, type Place, serviceAdmin } from "@/scripts/contract/endpoints/entry";

const PATH = "/boards/v2/outgoing-webhooks";
const OWN_PATH = "/boards-app/v1/outgoing-webhooks";

const params = ({ outgoingWebhook, delivery }: Place) => ({ id: outgoingWebhook.id, delivery_id: delivery.id });

export const OUTGOING_WEBHOOK_ENDPOINTS: Endpoints = {
  [`GET ${PATH}`]: serviceAdmin(),
  [`POST ${PATH}`]: serviceAdmin({
    body: ({ board }) => ({
      name: "New webhook",
      url: "https://example.com/hook",
      board_id: [board.id],
      triggered_events: ["task_created"],
    }),
  }),
  [`PUT ${PATH}/{id}`]: serviceAdmin({ params, body: { name: "New name" } }),
  [`DELETE ${PATH}/{id}`]: serviceAdmin({ params }),
  [`POST ${OWN_PATH}/{id}/secret`]: serviceAdmin({ summary: "Replace the secret of an outgoing webhook", params }),
  [`POST ${OWN_PATH}/{id}/test`]: serviceAdmin({ summary: "Send a test to an outgoing webhook", params }),
  [`GET ${OWN_PATH}/{id}/deliveries`]: serviceAdmin({ summary: "List the deliveries of an outgoing webhook", params }),
  [`POST ${OWN_PATH}/{id}/deliveries/{delivery_id}/send-again`]: serviceAdmin({
    summary: "Send a delivery of an outgoing webhook again",
    params,
  }),
};
