import "server-only";
import type { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";

/** What the screens show beside a webhook. */
const onScreen = {
  include: {
    board: { select: { id: true, title: true, archivedAt: true } },
    stage: { select: { title: true, archivedAt: true } },
    createdBy: { select: { id: true, displayName: true } },
    calls: { orderBy: { id: "desc" }, take: 1, select: { status: true, createdAt: true } },
  },
} satisfies Prisma.WebhookDefaultArgs;

export type WebhookOnScreen = Prisma.WebhookGetPayload<typeof onScreen>;

/** Newest first. */
export const listWebhooksOnScreen = (): Promise<WebhookOnScreen[]> =>
  db.webhook.findMany({ ...onScreen, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });

/** @throws NotFound */
export async function readWebhookOnScreen(id: string): Promise<WebhookOnScreen> {
  const webhook = await db.webhook.findUnique({ ...onScreen, where: { id: pathId(id) } });
  if (!webhook) throw new NotFound("Webhook");
  return webhook;
}
