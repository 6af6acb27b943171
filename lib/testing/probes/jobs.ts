import { runOnce } from "graphile-worker";
import type { Mail } from "@/generated/prisma/client";
import { db, pool } from "@/lib/db";
import { preset, taskList, workerLogger } from "@/lib/jobs/worker";
import { decrypt } from "@/lib/secrets/secrets";

/** Works off every job that is due, and those that they add; all kinds, or those that are meant. */
export const runJobs = (isMeant?: Parameters<typeof taskList>[0]): Promise<void> =>
  runOnce({ preset, pgPool: pool(), taskList: taskList(isMeant), noHandleSignals: true, logger: workerLogger() });

/** The mails of a kind, the oldest first, with their words readable. */
export async function mailsOfKind(kind: string): Promise<Mail[]> {
  const mails = await db.mail.findMany({ where: { kind }, orderBy: { id: "asc" } });
  return mails.map((mail) => ({
    ...mail,
    text: decrypt("mail", mail.text),
    html: mail.html && decrypt("mail", mail.html),
  }));
}
