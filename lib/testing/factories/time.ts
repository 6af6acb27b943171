import type { Task, TimeTrack, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";

/** A log of an hour on 1 March 2026, a whole day. */
export const aTimeTrack = (
  { id: taskId, boardId }: Pick<Task, "id" | "boardId">,
  person: Pick<User, "id"> | null,
  { minutes = 60, ...given }: Partial<TimeTrack> & { minutes?: number } = {},
): Promise<TimeTrack> =>
  db.timeTrack.create({
    data: {
      ...{ taskId, boardId, userId: person?.id ?? null, completedAt: new Date("2026-03-01T00:00:00Z") },
      ...{ workingMinutes: minutes, billableMinutes: minutes },
      ...given,
    },
  });
