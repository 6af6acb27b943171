import "server-only";
import { db } from "@/lib/db";
import type { Jobs } from "@/lib/jobs/add";
import { isDeactivated } from "@/lib/users/active";
import { isAdmin } from "@/lib/users/current-user";
import { attempt } from "@/lib/webhooks/outgoing/attempt";
import { type HookEventName, TEST_EVENT } from "@/lib/webhooks/outgoing/events";
import { addRetryJob } from "@/lib/webhooks/outgoing/jobs";
import { NothingToDeliver, type Payload, readPayload } from "@/lib/webhooks/outgoing/payload";
import { giveUp, isTooOld, recordDelivered, recordFailed, skip } from "@/lib/webhooks/outgoing/results";
import { testPayload } from "@/lib/webhooks/outgoing/test-payload";

/** In milliseconds: then others have their turn. */
const LONGEST_RUN = 20_000;

/** Delivers what waits for a webhook, in its order, until an attempt fails. Only tests reach one that is off. */
export async function deliverToWebhook({ webhookId }: Jobs["deliver-to-webhook"]): Promise<void> {
  const end = Date.now() + LONGEST_RUN;
  for (let next = await nextOf(webhookId); next; next = await nextOf(webhookId)) {
    if (next.nextTryAt > new Date()) return addRetryJob(db, webhookId, next.nextTryAt);
    if (Date.now() > end) return addRetryJob(db, webhookId, new Date());
    if (!(await deliver(next))) return;
  }
}

type Next = NonNullable<Awaited<ReturnType<typeof nextOf>>>;

function nextOf(webhookId: number) {
  const isOn = { OR: [{ webhook: { isActive: true } }, { event: TEST_EVENT }] };
  return db.outgoingWebhookDelivery.findFirst({
    where: { webhookId, outcome: null, ...isOn },
    orderBy: { id: "asc" },
    include: { webhook: { include: { owner: { omit: { passwordHash: true } } } } },
  });
}

/** Returns whether the next one may follow. */
async function deliver(next: Next): Promise<boolean> {
  if (isTooOld(next, new Date())) {
    await giveUp(next);
    return true;
  }
  const payload = await payloadOf(next);
  if (!payload) return true;

  const result = await attempt(next.webhook, next, payload);
  if (result.problem === null) await recordDelivered(next, result);
  else await recordFailed(next, result);
  return result.problem === null || next.event === TEST_EVENT;
}

async function payloadOf(next: Next): Promise<Payload | null> {
  const { owner } = next.webhook;
  if (next.event === TEST_EVENT) return testPayload(next.webhook);
  try {
    if (!owner || isDeactivated(owner)) throw new NothingToDeliver("Who saved the webhook has no account any more.");
    return await readPayload(next.activityId ?? 0, next.event as HookEventName, { ...owner, isAdmin: isAdmin(owner) });
  } catch (error) {
    if (!(error instanceof NothingToDeliver)) throw error;
    await skip(next, error.message);
    return null;
  }
}
