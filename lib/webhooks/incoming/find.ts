import "server-only";
import { Prisma, type Webhook } from "@/generated/prisma/client";
import { isSiteAdmin } from "@/lib/boards/policy";
import { type InJson, recordAsJson, withTimes } from "@/lib/database/record";
import { db } from "@/lib/db";
import { Forbidden, NotFound } from "@/lib/errors";
import { pathId } from "@/lib/http/request/params";
import { digestOf } from "@/lib/secrets/secrets";
import { finder } from "@/lib/users/caller-read";

const withWebhookTimes = withTimes<Webhook>(Prisma.WebhookScalarFieldEnum);

/** @throws Forbidden before it reveals whether the webhook exists, NotFound */
export const webhookOfSite = finder<{ webhook: Webhook }>({
  expression: ({ id }) =>
    Prisma.sql`(SELECT ${recordAsJson(Prisma.WebhookScalarFieldEnum, "w")} FROM webhook w WHERE w.id = ${pathId(id)})`,
  result: (value, user) => {
    if (!isSiteAdmin(user)) throw new Forbidden();
    if (value === null) throw new NotFound("Webhook");
    return { webhook: withWebhookTimes(JSON.parse(value) as InJson<Webhook>) };
  },
});

/** Found by the digest of the key, so that the time says nothing about keys. */
export const webhookByKey = (key: string): Promise<Webhook | null> =>
  db.webhook.findUnique({ where: { keyDigest: digestOf("webhook", key) } });
