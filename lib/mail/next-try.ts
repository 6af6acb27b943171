import "server-only";
import type { Mail } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export type WithNextTry<Item> = Item & {
  /** Null when no retry is scheduled. */
  nextTryAt: Date | null;
};
export type MailAndNextTry = WithNextTry<Mail>;

export async function withNextTries<Item extends Pick<Mail, "id">>(mails: Item[]): Promise<WithNextTry<Item>[]> {
  const keys = mails.map(({ id }) => `mail ${id}`);
  const jobs = await db.$queryRaw<
    { key: string; runAt: Date }[]
  >`SELECT key, run_at AS "runAt" FROM graphile_worker.jobs WHERE key = ANY(${keys}) AND attempts < max_attempts AND locked_at IS NULL`;
  const times = new Map(jobs.map(({ key, runAt }) => [key, runAt]));
  return mails.map((mail) => ({ ...mail, nextTryAt: times.get(`mail ${mail.id}`) ?? null }));
}
