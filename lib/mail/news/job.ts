import "server-only";
import { Prisma } from "@/generated/prisma/client";
import { jobSpec } from "@/lib/jobs/add";

/** The job that tells a row's `user_id` by mail of what the actor did to its `task_id`: there is one of them at a time. */
export const newsJob = (actorId: Prisma.Sql, { runInMinutes }: { runInMinutes?: number } = {}): Prisma.Sql =>
  jobSpec("tell-by-mail", {
    payload: Prisma.sql`json_build_object('userId', user_id, 'taskId', task_id, 'actorId', ${actorId})`,
    runInMinutes,
    key: newsJobKey(actorId),
  });

export const newsJobKey = (actorId: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`format('tell %s %s %s', user_id, task_id, ${actorId})`;
