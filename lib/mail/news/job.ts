import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { jobSpec } from "@/lib/jobs/add";

/** Mails a row's `user_id` the actor's changes of its `task_id`; the key allows one such job at a time. */
export const mailEventsJob = (actorId: Prisma.Sql, { runInMinutes }: { runInMinutes?: number } = {}): Prisma.Sql =>
  jobSpec("mail-news", {
    payload: Prisma.sql`json_build_object('userId', user_id, 'taskId', task_id, 'actorId', ${actorId})`,
    runInMinutes,
    key: mailEventsJobKey(actorId),
  });

export const mailEventsJobKey = (actorId: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`format('news %s %s %s', user_id, task_id, ${actorId})`;
