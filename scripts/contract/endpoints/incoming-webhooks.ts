import { type Endpoints, type Place, serviceAdmin } from "@/scripts/contract/endpoints/entry";

const ofPlace = ({ webhook }: Place) => ({ id: webhook.id });

export const INCOMING_WEBHOOK_ENDPOINTS: Endpoints = {
  "GET /boards/v2/webhooks": serviceAdmin(),
  "POST /boards/v2/webhooks": serviceAdmin({
    body: ({ board, stage }) => ({ name: "New webhook", board: board.id, stage: stage.id }),
  }),
  "PUT /boards/v2/webhooks/{id}": serviceAdmin({ params: ofPlace, body: { name: "New name" } }),
  "DELETE /boards/v2/webhooks/{id}": serviceAdmin({ params: ofPlace }),
};
