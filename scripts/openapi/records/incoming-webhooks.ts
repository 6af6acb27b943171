import { z } from "zod";
import type { FieldJson } from "@/lib/webhooks/incoming/fields";
import type { presentNewWebhook, WebhookJson } from "@/lib/webhooks/incoming/present";
import { checked, dates, id, record, text } from "@/scripts/openapi/records/record";

export const WebhookValue = checked<ReturnType<typeof presentNewWebhook>>()(
  z.object({
    name: text,
    board: id.describe("The id of its board."),
    stage: id.nullable().describe("The id of its stage; null for the first active one."),
    url: text.describe("The address that programs call."),
  }),
);

export const Webhook = record<WebhookJson>()(
  "Webhook",
  z.object({
    id,
    object_id: z.null(),
    object_type: text.describe("`webhook`."),
    key: text.describe("The secret part of its address."),
    value: WebhookValue,
    ...dates,
  }),
);

export const WebhookField = checked<FieldJson>()(
  z.object({ key: text, field: z.object({ field: text, type: text, rules: text, description: text }) }),
);
