import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import type { Mail, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** What somebody claimed: a later claim counts as another attempt, and whoever held an earlier one can write nothing more. */
type Claimed = Pick<Mail, "id" | "attempts">;

/** Takes a mail that waits for oneself; null when somebody else has it, or had it. */
export async function claimMail(id: number): Promise<Mail | null> {
  const [mail] = await db.mail.updateManyAndReturn({
    where: { id, state: { in: ["queued", "failed"] } },
    data: { state: "sending", claimedAt: new Date(), handedAt: null, attempts: { increment: 1 } },
  });
  return mail ?? null;
}

/** Notes that the mail server may have the mail from now on. @throws when it is no longer ours to send */
export async function noteHanded(mail: Claimed): Promise<void> {
  const { count } = await db.mail.updateMany({
    where: { ...ours(mail), state: "sending" },
    data: { handedAt: new Date() },
  });
  if (count === 0) throw new Error("The mail was given up by others meanwhile.");
}

export const noteSent = (mail: Claimed): Promise<void> =>
  note(mail, { state: "sent", sentAt: new Date(), lastError: null });

/** The mail server did not take it. */
export const noteRefused = (mail: Claimed, lastError: string, state: "failed" | "dead"): Promise<void> =>
  note(mail, { state, lastError, handedAt: null });

/** Nobody knows whether the mail server took it: it is not sent again by itself. */
export const noteUnclear = (mail: Claimed, lastError: string): Promise<void> =>
  note(mail, { state: "dead", lastError });

/** Also when it was taken for lost meanwhile. A database that starts again is there soon, and what the mail server said is worth waiting for. */
async function note(mail: Claimed, data: Prisma.MailUpdateManyMutationInput, waits = [1, 2, 4, 8, 16]): Promise<void> {
  try {
    await db.mail.updateMany({ where: { ...ours(mail), state: { in: ["sending", "dead"] } }, data });
  } catch (error) {
    const [seconds, ...later] = waits;
    if (seconds === undefined) throw error;
    await wait(seconds * 1000);
    await note(mail, data, later);
  }
}

const ours = ({ id, attempts }: Claimed) => ({ id, attempts });
