import type { OutgoingWebhook } from "@/generated/prisma/client";
import { TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import type { Payload } from "@/lib/webhooks/outgoing/payload";

export const testPayload = ({ id, name }: Pick<OutgoingWebhook, "id" | "name">): Payload => ({
  event: TEST_EVENT,
  message: `This is a test of webhook '${name}'`,
  data: { webhook_id: id, name },
  timestamp: Math.floor(Date.now() / 1000),
  task_id: null,
  board: null,
  user: null,
  change: { old_value: null, new_value: null },
});
