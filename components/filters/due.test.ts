import { expect, test } from "vitest";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { NO_FILTERS, type TaskFilters } from "@/components/filters/filters";
import { taskMatcher } from "@/components/filters/matches";
import { BLANK } from "@/components/board-store/edits/blank-task";
import type { Task } from "@/generated/prisma/client";
import { plainDateOrNull } from "@/lib/dates/dates";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { db } from "@/lib/db";
import type { DueWord } from "@/lib/tasks/due-days";
import { isDue } from "@/lib/tasks/read/due";
import { aBoardOfAnna, aTask } from "@/lib/testing";

const HOUR = 3_600_000;

const WORDS: Readonly<Record<DueWord, TaskFilters["due"][number]>> = {
  overdue: "overdue",
  "no-dates": "none",
  upcoming: "upcoming",
  today: "today",
  "this-week": "this-week",
  "next-week": "next-week",
  "this-month": "this-month",
};

const stored = ({ id, dueAt, status }: Task): StoredTask => ({ ...BLANK, id, status, due_at: plainDateOrNull(dueAt) });

/** Clocks change in Berlin and in Havana, where midnight is skipped; in Kiritimati and Pago Pago days differ most from UTC. */
test.each([
  ["UTC", "2030-03-05", 1],
  ["Europe/Berlin", "2026-03-29", 1],
  ["Europe/Berlin", "2026-10-25", 0],
  ["America/Havana", "2026-03-08", 6],
  ["America/Havana", "2026-11-01", 1],
  ["Pacific/Kiritimati", "2026-01-01", 1],
  ["Pacific/Pago_Pago", "2026-12-31", 0],
  ["Asia/Kathmandu", "2024-02-29", 1],
])(
  "the filters in the browser and those of the API find the same due tasks in %s around %s",
  async (timeZone, day, startOfWeek) => {
    const { toDo } = await aBoardOfAnna();
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const moments = [-240, -168, -48, -24, -14, -5, -1, 0, 1, 4.75, 10, 24, 48, 168, 240, 744].flatMap((hours) => [
      midnight + hours * HOUR,
      midnight + hours * HOUR - 1_000,
      midnight + (hours + 0.5) * HOUR,
    ]);
    const tasks = [await aTask(toDo)];
    for (const [at, moment] of moments.entries())
      tasks.push(await aTask(toDo, { dueAt: new Date(moment), status: at % 5 === 0 ? "closed" : "open" }));

    for (const hour of [-25, -6, -0.5, 0, 3.25, 11, 23.75]) {
      const now = new Date(midnight + hour * HOUR);
      for (const word of Object.keys(WORDS) as DueWord[]) {
        const calendar = { now, today: dayIn(now, timeZone), timeZone, startOfWeek };
        const byApi = await db.$queryRaw<
          { id: number }[]
        >`SELECT t.id FROM task t WHERE ${isDue(word, calendar)} ORDER BY t.id`;
        const matches = taskMatcher(
          { ...NO_FILTERS, due: [WORDS[word]] },
          {
            me: 0,
            calendar: { now, timeZone, startOfWeek, locale: "en-US" },
            customFields: [],
            dependentIds: new Set(),
          },
        );

        const inBrowser = tasks.map(stored).filter(matches);

        expect(
          inBrowser.map(({ id }) => id),
          `${word} at ${now.toISOString()}`,
        ).toEqual(byApi.map(({ id }) => id));
      }
    }
  },
);
