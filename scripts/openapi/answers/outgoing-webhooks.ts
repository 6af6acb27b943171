import { z } from "zod";
import { type Answers, done, pageOf } from "@/scripts/openapi/answers/shapes";
import { OutgoingValue, OutgoingWebhook, WebhookDelivery } from "@/scripts/openapi/records/outgoing-webhooks";
import { id, text } from "@/scripts/openapi/records/record";

const PATH = "/boards/v2/outgoing-webhooks";
const OWN_PATH = "/boards-app/v1/outgoing-webhooks";

const webhooks = z.array(OutgoingWebhook);
const secret = text.describe("The secret of the signatures. No other answer has it.");

export const OUTGOING_WEBHOOK_ANSWERS: Answers = {
  [`GET ${PATH}`]: z.object({ webhooks, events: z.array(text).describe("All events that can be chosen.") }),
  [`POST ${PATH}`]: done({ id, webhook: OutgoingValue, webhooks, secret }),
  [`PUT ${PATH}/{id}`]: done({ webhooks }),
  [`DELETE ${PATH}/{id}`]: done({ webhooks }),
  [`POST ${OWN_PATH}/{id}/secret`]: done({ secret }),
  [`POST ${OWN_PATH}/{id}/test`]: done({ delivery: WebhookDelivery }),
  [`GET ${OWN_PATH}/{id}/deliveries`]: z.object({ deliveries: pageOf("PageOfWebhookDeliveries", WebhookDelivery) }),
  [`POST ${OWN_PATH}/{id}/deliveries/{delivery_id}/send-again`]: done({ delivery: WebhookDelivery }),
};
