import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { insertInto, nextId } from "@/lib/database/record";
import { sendAlong, transaction, type Tx } from "@/lib/db";
import { Invalid, NotFound, Unprocessable } from "@/lib/errors";
import { encrypt, newToken } from "@/lib/secrets/secrets";
import type { CurrentUser } from "@/lib/users/current-user";
import { decryptHeaders, encryptHeaders, type OwnHeader, withKeptValues } from "@/lib/webhooks/outgoing/headers";
import type { CreateOutgoing, UpdateOutgoing } from "@/lib/webhooks/outgoing/inputs";
import { addRetryJob } from "@/lib/webhooks/outgoing/jobs";
import { type LockedWebhook, lockOutgoing } from "@/lib/webhooks/outgoing/lock";

const MOST_WEBHOOKS = 200;

const NO_EVENTS = "At least one event must be selected for the webhook to be triggered.";

/** Returns the secret of its signatures, which is shown this once.
 * @throws Unprocessable without events, NotFound for an unknown board, Invalid for more than 200 webhooks */
export async function createOutgoing(
  input: CreateOutgoing,
  actor: CurrentUser,
): Promise<{ id: number; secret: string }> {
  const { name, url, triggeredEvents = [], boardIds = [], headerType = "no_headers", headers = [] } = input;
  const { method = "POST", format = "JSON", isActive = true } = input;
  if (triggeredEvents.length === 0) throw new Unprocessable(NO_EVENTS);

  return transaction(async (tx) => {
    const [count, id] = await Promise.all([
      tx.outgoingWebhook.count(),
      nextId(tx, "outgoing_webhook"),
      refuseUnknown(tx, boardIds),
    ]);
    if (count >= MOST_WEBHOOKS) throw new Invalid(`There can be ${MOST_WEBHOOKS} outgoing webhooks at most.`);

    const secret = newSecret();
    const encryptedHeaders = headerType === "with_headers" ? encryptHeaders(headers) : null;
    const secrets = { encryptedHeaders, encryptedSecret: encrypt("webhook", secret) };
    const more = { allBoards: boardIds.length === 0, isActive, ownerId: actor.id };
    const values = { name, url, triggeredEvents, method, format, headerType };
    await sendAlong(tx, insertInto("outgoing_webhook", { id, ...values, ...more, ...secrets }));
    await addBoards(tx, id, boardIds);
    return { id, secret };
  });
}

/** Who saves a webhook owns it from then on. Switching it on forgets its failures and sends what waits.
 * @throws Refusal when it is gone, Unprocessable without events, NotFound for an unknown board */
export async function updateOutgoing(id: number, input: UpdateOutgoing, actor: CurrentUser): Promise<void> {
  const { name, url, triggeredEvents, method, format, boardIds, isActive } = input;
  if (triggeredEvents?.length === 0) throw new Unprocessable(NO_EVENTS);

  await transaction(async (tx) => {
    const before = await lockOutgoing(tx, id);
    if (boardIds) await changeBoards(tx, id, boardIds);
    const isSwitchedOn = isActive === true && !before.isActive;
    await tx.outgoingWebhook.update({
      where: { id },
      data: {
        ...{ name, url, triggeredEvents, method, format, isActive, ownerId: actor.id },
        ...headersAfter(before, input),
        ...(boardIds && { allBoards: boardIds.length === 0 }),
        ...(isSwitchedOn && { failedAt: [], disabledAt: null }),
      },
    });
    if (!isSwitchedOn) return;

    await tx.outgoingWebhookDelivery.updateMany({
      where: { webhookId: id, outcome: null },
      data: { nextTryAt: new Date() },
    });
    await addRetryJob(tx, id, new Date());
  });
}

export async function deleteOutgoing(id: number): Promise<void> {
  await transaction(async (tx) => {
    await lockOutgoing(tx, id);
    await tx.outgoingWebhook.delete({ where: { id } });
  });
}

/** Returns the new secret, which is shown this once. */
export async function replaceSecret(id: number): Promise<string> {
  return transaction(async (tx) => {
    await lockOutgoing(tx, id);
    const secret = newSecret();
    await tx.outgoingWebhook.update({ where: { id }, data: { encryptedSecret: encrypt("webhook", secret) } });
    return secret;
  });
}

const newSecret = () => `whsec_${newToken()}`;

async function changeBoards(tx: Tx, webhookId: number, boardIds: number[]) {
  await refuseUnknown(tx, boardIds);
  await tx.outgoingWebhookBoard.deleteMany({ where: { webhookId, boardId: { notIn: boardIds } } });
  await addBoards(tx, webhookId, boardIds);
}

const addBoards = (tx: Tx, webhookId: number, boardIds: number[]) =>
  sendAlong(
    tx,
    Prisma.sql`INSERT INTO outgoing_webhook_board (webhook_id, board_id) SELECT ${webhookId}, unnest(${boardIds}::int[]) ON CONFLICT DO NOTHING`,
  );

/** The lock keeps boards from being deleted meanwhile. */
async function refuseUnknown(tx: Tx, boardIds: number[]) {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT id FROM board WHERE id = ANY(${boardIds}::int[]) ORDER BY id FOR KEY SHARE`;
  if (found.length < boardIds.length) throw new NotFound("Board");
}

function headersAfter(before: LockedWebhook, { headerType, headers }: UpdateOutgoing) {
  if (headerType === undefined && headers === undefined) return {};
  const stored: OwnHeader[] = decryptHeaders(before.encryptedHeaders) ?? [];
  const wanted = headerType === "no_headers" ? [] : withKeptValues(headers ?? stored, stored);
  return { headerType: headerType ?? before.headerType, encryptedHeaders: encryptHeaders(wanted) };
}
