import { db } from "@/lib/db";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { estimateTime } from "@/lib/time/estimate";
import { logTime } from "@/lib/time/log";
import { randomFrom } from "@/scripts/demo/random";
import { dayFrom, type SeedContext } from "@/scripts/demo/seed-context";

const NOTES = [
  null,
  null,
  null,
  "Read what there is",
  "Talked it through",
  "First version",
  "Tested and mended",
] as const;
const HALF_HOUR = 30;

/** Estimates, and what assignees spent on their tasks in the last three weeks. It has random numbers of its own, so that everything
 * else in the demo stays as it was. */
export async function seedTime({ board, accounts, now }: SeedContext): Promise<void> {
  const random = randomFrom(board.id);
  const calendar = { now, timeZone: "UTC", today: dayIn(now, "UTC"), startOfWeek: 1 };
  const people = new Map(Object.values(accounts).map(({ user }) => [user.id, user]));
  const tasks = await db.task.findMany({
    where: { boardId: board.id, parentId: null, assignees: { some: {} } },
    include: { assignees: { orderBy: { userId: "asc" } } },
    orderBy: { id: "asc" },
  });
  for (const { assignees, ...task } of tasks) {
    const person = people.get(assignees[0]?.userId ?? 0);
    if (!person || !random.percent(70)) continue;
    await estimateTime(task, { minutes: random.between(4, 24) * HALF_HOUR }, person);
    for (let left = random.between(0, 4); left > 0; left -= 1) {
      const completedAt = dayFrom({ now }, -random.between(0, 20));
      const log = {
        minutes: random.between(1, 6) * HALF_HOUR,
        note: random.pick(NOTES),
        completedAt,
        startedAt: completedAt,
      };
      await logTime({ task, calendar }, log, person);
    }
  }
}
