import type { Task, Timer, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** One that was started an hour ago and has run since. */
export const aTimer = (
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  { id: userId }: Pick<User, "id">,
  given: Partial<Timer> = {},
): Promise<Timer> =>
  db.timer.create({
    data: { taskId, boardId, userId, startedAt: minutesAgo(60), runningSince: minutesAgo(60), ...given },
  });

export const timerOf = ({ id }: Pick<User, "id">): Promise<Timer | null> =>
  db.timer.findUnique({ where: { userId: id } });

export const switchTimeTrackingOff = () =>
  db.setting.create({ data: { key: "modules", value: { timeTracking: { enabled: false } } } });
