import { randomUUID } from "node:crypto";
import type { Board, OutgoingWebhook, Prisma, Stage, User, Webhook } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { digestOf, encrypt } from "@/lib/secrets/secrets";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";

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

export const HOOK_SECRET = "whsec_test";

/** Of all boards and all events unless others are given. */
export const anOutgoingWebhook = (
  owner: Pick<User, "id"> | null,
  boards: Pick<Board, "id">[] = [],
  given: Partial<Prisma.OutgoingWebhookUncheckedCreateInput> = {},
): Promise<OutgoingWebhook> =>
  db.outgoingWebhook.create({
    data: {
      name: "Receiver",
      url: "https://example.com/hook",
      triggeredEvents: [...HOOK_EVENT_NAMES],
      encryptedSecret: encrypt("webhook", HOOK_SECRET),
      allBoards: boards.length === 0,
      ownerId: owner?.id ?? null,
      boards: { create: boards.map(({ id }) => ({ boardId: id })) },
      ...given,
    },
  });
