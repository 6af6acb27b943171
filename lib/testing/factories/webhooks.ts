import type { Board, OutgoingWebhook, Prisma, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { encrypt } from "@/lib/secrets/secrets";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";

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
