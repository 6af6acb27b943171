import "server-only";
import { transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/add";
import { queuedOnce } from "@/lib/mail/queue";

/** Longer than the longest wait between two tries. */
const LOST_AFTER = 4 * 60 * 60 * 1000;

/** A process that is killed while it sends leaves its job locked: those mails get a new one. */
export async function queueLostMails(): Promise<void> {
  await transaction(async (tx) => {
    const lost = await tx.mail.findMany({ where: { state: { in: ["queued", "failed"] }, updatedAt: { lt: new Date(Date.now() - LOST_AFTER) } }, select: { id: true }, take: 1000 });
    for (const { id } of lost) await addJob(tx, "send-mail", { mailId: id }, queuedOnce({ id }));
  });
}
