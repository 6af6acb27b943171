import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { jobSpec } from "@/lib/jobs/add";

/** The job that mails a row's `user_id` what the actor did to its `task_id`; there is one at a time. */
export const mailEventsJob = (actorId: Prisma.Sql, { runInMinutes }: { runInMinutes?: number } = {}): Prisma.Sql =>
  jobSpec("mail-news", {
    payload: Prisma.sql`json_build_object('userId', user_id, 'taskId', task_id, 'actorId', ${actorId})`,
    runInMinutes,
    key: mailEventsJobKey(actorId),
  });

export const mailEventsJobKey = (actorId: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`format('news %s %s %s', user_id, task_id, ${actorId})`;
