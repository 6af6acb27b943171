import "server-only";
import { type Mail, Prisma } from "@/generated/prisma/client";

export type WithNextTry<Item> = Item & {
  /** Null when no retry is scheduled. */
  nextTryAt: Date | null;
};
export type MailAndNextTry = WithNextTry<Mail>;

/** The `nextTryAt` of `mail m`. */
export const nextTry = Prisma.sql`(
      SELECT j.run_at FROM graphile_worker.jobs j WHERE j.key = 'mail ' || m.id AND j.attempts < j.max_attempts AND j.locked_at IS NULL) AS "nextTryAt"`;
