import { expect, test } from "vitest";
import { plainDate } from "@/lib/dates/dates";
import { dayIn, isOver } from "@/lib/dates/dates-on-screen";
import { db } from "@/lib/db";
import { isDue } from "@/lib/tasks/read/due";
import { aBoardOfAnna, aTask } from "@/lib/testing";

const HOUR = 3_600_000;
const MIDNIGHT = Date.parse("2030-03-05T00:00:00Z");

test.each(["UTC", "Europe/Berlin", "Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "the filter and the screens agree on what is overdue in %s, at every hour of a day",
  async (timeZone) => {
    const { toDo } = await aBoardOfAnna();
    const moments = [-48, -24, 0, 24, 48].flatMap((hours) => [
      MIDNIGHT + hours * HOUR,
      MIDNIGHT + (hours + 10.5) * HOUR,
    ]);
    const tasks = [];
    for (const moment of moments) tasks.push(await aTask(toDo, { dueAt: new Date(moment) }));

    for (let hour = 0; hour < 24; hour += 0.5) {
      const now = new Date(MIDNIGHT + hour * HOUR);
      const today = dayIn(now, timeZone);
      const found = await db.$queryRaw<
        { id: number }[]
      >`SELECT t.id FROM task t WHERE ${isDue("overdue", { now, today, timeZone, startOfWeek: 1 })} ORDER BY t.id`;

      const over = tasks.filter(({ dueAt }) => dueAt && isOver(plainDate(dueAt), { now, today }));
      expect(found).toEqual(over.map(({ id }) => ({ id })));
    }
  },
);
