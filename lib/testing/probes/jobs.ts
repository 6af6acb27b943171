import { runOnce } from "graphile-worker";
import type { Mail } from "@/generated/prisma/client";
import { db, pool } from "@/lib/db";
import { preset, taskList, workerLogger } from "@/lib/jobs/worker";
import { decrypt } from "@/lib/secrets/secrets";

/** Runs all due jobs and the jobs that they add, or only the given kinds. */
export const runJobs = (isMeant?: Parameters<typeof taskList>[0]): Promise<void> =>
  runOnce({ preset, pgPool: pool(), taskList: taskList(isMeant), noHandleSignals: true, logger: workerLogger() });

export async function mailsOfKind(kind: string): Promise<Mail[]> {
  const mails = await db.mail.findMany({ where: { kind }, orderBy: { id: "asc" } });
  return mails.map((mail) => ({
    ...mail,
    text: decrypt("mail", mail.text),
    html: mail.html && decrypt("mail", mail.html),
  }));
}
