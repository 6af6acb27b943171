import { z } from "zod";
import { type Answers, done } from "@/scripts/openapi/answers/shapes";
import { Webhook, WebhookField, WebhookValue } from "@/scripts/openapi/records/incoming-webhooks";
import { id } from "@/scripts/openapi/records/record";

const webhooks = z.array(Webhook);

export const INCOMING_WEBHOOK_ANSWERS: Answers = {
  "GET /boards/v2/webhooks": z.object({ webhooks, fields: z.array(WebhookField) }),
  "POST /boards/v2/webhooks": done({ id, webhook: WebhookValue, webhooks }),
  "PUT /boards/v2/webhooks/{id}": done({ webhooks }),
  "DELETE /boards/v2/webhooks/{id}": done({ webhooks }),
};
