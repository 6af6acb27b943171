import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import type { Jobs, Attempt } from "@/lib/jobs/add";
import { logger } from "@/lib/logger";
import { claimMail, noteHanded, noteRefused, noteSent, noteUnclear } from "@/lib/mail/claim";
import { isServerReply, isPermanentRejection, UNCLEAR, describeFailure } from "@/lib/mail/failure";
import { deliver } from "@/lib/mail/mailer";
import { PROBLEMS } from "@/lib/mail/problems";
import { rewriteMail } from "@/lib/mail/rewrite";
import { reasonNotToDeliver } from "@/lib/mail/still-deliverable";
import { hasMailServer } from "@/lib/mail/server";
import { OTHER_SECRET, textOfMail } from "@/lib/mail/text";

/** Commits each step by itself, so that a mail is sent once wherever a process dies. @throws when the job should retry */
export async function sendMail({ mailId }: Jobs["send-mail"], attempt: Attempt): Promise<void> {
  if (!hasMailServer()) return storeMail(mailId);
  const mail = await claimMail(mailId);
  if (!mail) return;
  const reason = await reasonNotToDeliver(mail);
  if (reason) return noteRefused(mail, reason, "dead");
  if (!textOfMail(mail)) return giveUpUndecryptable(mail);
  const current = await rewriteMail(mail);
  const words = current && textOfMail(current);
  if (!words) return noteRefused(mail, PROBLEMS.nothingLeft, "dead");

  let isHanded = false;
  const beforeContent = async () => {
    await noteHanded(mail);
    isHanded = true;
  };
  const error = await deliver({ ...current, ...words }, beforeContent).then(
    () => null,
    (reason: unknown) => ({ reason }),
  );
  if (!error) return noteSent(mail);
  if (isHanded && !isServerReply(error.reason)) return giveUp(mail, error.reason);
  await noteFailure(mail, error.reason, attempt);
}

async function storeMail(id: number) {
  await db.mail.updateMany({ where: { id, state: { in: ["queued", "failed"] } }, data: { state: "stored" } });
}

async function giveUpUndecryptable(mail: Mail) {
  logger().error({ mailId: mail.id }, "a mail was written with another BOARDS_SECRET");
  await noteRefused(mail, OTHER_SECRET, "dead");
}

async function giveUp(mail: Mail, reason: unknown) {
  const words = describeFailure(reason);
  logger().error({ mailId: mail.id, reason: words }, "a mail was handed over, and no answer came");
  await noteUnclear(mail, `${UNCLEAR} ${words}`);
}

async function noteFailure(mail: Mail, reason: unknown, { isLast }: Attempt) {
  const words = describeFailure(reason);
  await noteRefused(mail, words, isLast || isPermanentRejection(reason) ? "dead" : "failed");
  // Graphile Worker retries the job, and with it the mail.
  if (!isPermanentRejection(reason)) throw new Error(words);
  logger().warn({ mailId: mail.id, reason: words }, "the mail server does not know the receiver of a mail");
}
