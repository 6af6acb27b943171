import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { transaction, type Tx } from "@/lib/db";
import { hasJob, LOST_AFTER } from "@/lib/jobs/add";
import { UNCLEAR } from "@/lib/mail/failure";
import { sendSoon } from "@/lib/mail/queue";

/** Mails that were not yet handed over are sent again. The others may have arrived and are given up. */
export async function recoverLostMails(): Promise<void> {
  const since = new Date(Date.now() - LOST_AFTER);
  await transaction(async (tx) => {
    const sending = { state: "sending", claimedAt: { lt: since } } as const;
    await tx.mail.updateMany({
      where: { ...sending, handedAt: { not: null } },
      data: { state: "dead", lastError: UNCLEAR },
    });
    const interrupted = await tx.mail.updateManyAndReturn({
      where: { ...sending, handedAt: null },
      data: { state: "queued" },
      select: { id: true },
    });
    await sendSoon(tx, [...interrupted, ...(await mailsWithoutJob(tx, since))]);
  });
}

const mailsWithoutJob = (tx: Tx, since: Date): Promise<{ id: number }[]> => tx.$queryRaw<{ id: number }[]>`
  SELECT mail.id FROM mail
  WHERE state IN ('queued', 'failed') AND updated_at < ${since} AND NOT ${hasJob(Prisma.sql`'mail ' || mail.id`, since)}
  ORDER BY mail.id LIMIT 1000`;
