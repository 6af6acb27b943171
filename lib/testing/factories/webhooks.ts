import { randomUUID } from "node:crypto";
import type { Prisma, Stage, User, Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { digestOf, encrypt } from "@/lib/secrets/secrets";

type Given = Partial<Pick<Prisma.WebhookUncheckedCreateInput, "id" | "name" | "createdAt">>;

/** Incoming, with the key that its address has. */
export async function aWebhook(
  { id: stageId, boardId }: Pick<Stage, "id" | "boardId">,
  { id: createdById }: Pick<User, "id">,
  given: Given = {},
): Promise<Webhook & { key: string }> {
  const key = randomUUID();
  const secret = { keyDigest: digestOf("webhook", key), encryptedKey: encrypt("webhook", key) };
  const webhook = await db.webhook.create({
    data: { name: "Form", boardId, stageId, createdById, ...secret, ...given },
  });
  return { ...webhook, key };
}
