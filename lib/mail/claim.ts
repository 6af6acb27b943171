import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { type Mail, Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { messageIdOf } from "@/lib/mail/message-id";

/** Each claim counts as an attempt. An earlier claim of the same mail can't change it any more. */
type Claimed = Pick<Mail, "id" | "attempts">;

export async function claimMail(id: number): Promise<Mail | null> {
  const [mail] = await db.mail.updateManyAndReturn({
    where: { id, state: { in: ["queued", "failed"] } },
    data: { state: "sending", claimedAt: new Date(), handedAt: null, attempts: { increment: 1 } },
  });
  return mail ?? null;
}

interface NewText extends Pick<Mail, "subject" | "text" | "html" | "boardIds"> {
  headers: Record<string, string>;
}

/** @throws when another process has claimed the mail */
export async function noteRewritten(mail: Claimed, data: NewText): Promise<Mail> {
  const [rewritten] = await db.mail.updateManyAndReturn({ where: { ...sameClaim(mail), state: "sending" }, data });
  if (!rewritten) throw givenUp();
  return rewritten;
}

/** Notes that the mail server may have the mail from now on, and its Message-ID. @throws when it was claimed by others */
export async function noteHanded(mail: Mail): Promise<void> {
  const { count } = await db.mail.updateMany({
    where: { ...sameClaim(mail), state: "sending" },
    data: { handedAt: new Date(), messageId: messageIdOf(mail) },
  });
  if (count === 0) throw givenUp();
}

const givenUp = () => new Error("The mail was given up by others meanwhile.");

export const noteSent = (mail: Claimed): Promise<void> =>
  note(mail, { state: "sent", sentAt: new Date(), lastError: null, news: Prisma.DbNull });

export const noteRefused = (mail: Claimed, lastError: string, state: "failed" | "dead"): Promise<void> =>
  note(mail, { state, lastError, handedAt: null });

/** The mail server may have it, so it is not retried automatically. */
export const noteUnclear = (mail: Claimed, lastError: string): Promise<void> =>
  note(mail, { state: "dead", lastError });

/** Also updates a mail that was given up as lost meanwhile, and retries while the database restarts. */
async function note(mail: Claimed, data: Prisma.MailUpdateManyMutationInput, waits = [1, 2, 4, 8, 16]): Promise<void> {
  try {
    await db.mail.updateMany({ where: { ...sameClaim(mail), state: { in: ["sending", "dead"] } }, data });
  } catch (error) {
    const [seconds, ...later] = waits;
    if (seconds === undefined) throw error;
    await wait(seconds * 1000);
    await note(mail, data, later);
  }
}

const sameClaim = ({ id, attempts }: Claimed) => ({ id, attempts });
