import "server-only";
import { randomUUID } from "node:crypto";
import type { Webhook } from "@/generated/prisma/client";
import { transaction } from "@/lib/db";
import { Invalid, NotFound } from "@/lib/errors";
import { digestOf, encrypt } from "@/lib/secrets/secrets";
import type { CurrentUser } from "@/lib/users/current-user";
import type { CreateWebhook } from "@/lib/webhooks/incoming/inputs";

/** Its calls act as the actor. @throws NotFound for a board that does not exist and for a stage of another one, Invalid for an archived one */
export async function createWebhook(
  { name, boardId, stageId }: CreateWebhook,
  { id: createdById }: CurrentUser,
): Promise<Webhook> {
  const key = randomUUID();
  return transaction(async (tx) => {
    const board = await tx.board.findUnique({
      where: { id: boardId },
      select: { archivedAt: true, stages: { where: { id: stageId }, select: { archivedAt: true } } },
    });
    if (!board) throw new NotFound("Board");
    const [stage] = board.stages;
    if (!stage) throw new NotFound("Stage");
    if (board.archivedAt) throw new Invalid("This board is archived. Please restore the board first.");
    if (stage.archivedAt) throw new Invalid("This stage is archived. Please restore the stage first.");

    const secret = { keyDigest: digestOf("webhook", key), encryptedKey: encrypt("webhook", key) };
    return tx.webhook.create({ data: { name, boardId, stageId, createdById, ...secret } });
  });
}
