import { z } from "zod";
import type { DeliveryJson, OutgoingJson, presentValue } from "@/lib/webhooks/outgoing/present";
import { checked, count, dates, flag, id, Moment, record, text, textOrNull } from "@/scripts/openapi/records/record";

export const OutgoingValue = checked<ReturnType<typeof presentValue>>()(
  z.object({
    name: text,
    url: text,
    board_id: z.array(id).describe("Empty for all boards."),
    all_boards: flag,
    triggered_events: z.array(text),
    header_type: text.describe("`no_headers` or `with_headers`."),
    headers: z.array(z.object({ name: text, value: text.describe("Masked.") })),
    method: text.describe("`POST` or `GET`."),
    format: text.describe("`JSON` or `FORM`."),
    is_active: flag,
  }),
);

export const OutgoingWebhook = record<OutgoingJson>()(
  "OutgoingWebhook",
  z.object({
    id,
    object_id: z.null(),
    object_type: text,
    key: z.null(),
    value: OutgoingValue,
    ...dates,
    disabled_at: Moment.nullable().describe("When failures switched it off."),
    failures: count.describe("Since the last delivery, at most 10."),
    waiting: count.describe("Deliveries without a result so far."),
    owner: z.object({ id, name: text }).nullable().describe("Who saved it last."),
  }),
);

export const WebhookDelivery = record<DeliveryJson>()(
  "WebhookDelivery",
  z.object({
    id,
    event: text,
    state: text.describe("`waiting`, `delivered`, `given_up` or `skipped`."),
    attempts: count,
    status: count.nullable().describe("Of the receiver’s last answer."),
    milliseconds: count.nullable(),
    problem: textOrNull.describe("Why the last attempt failed, or why nothing was sent."),
    request: textOrNull.describe("The body that was sent, or the query of a GET."),
    answer: textOrNull.describe("The first 2 kB of the receiver’s last answer."),
    created_at: Moment,
    tried_at: Moment.nullable(),
    next_try_at: Moment.nullable(),
  }),
);
