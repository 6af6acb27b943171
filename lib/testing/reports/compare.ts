import { expect } from "vitest";
import { db } from "@/lib/db";
import { daysLater } from "@/lib/dates/dates-on-screen";
import { presentActivityReport, readActivityReport } from "@/lib/reports/activity";
import { readOverview } from "@/lib/reports/overview";
import { readRoadmapReport } from "@/lib/reports/roadmap";
import type { ReportReader } from "@/lib/reports/scope";
import { readTasksReport } from "@/lib/reports/tasks";
import { emptyTables } from "@/lib/testing/db/database";
import { expectedActivity, expectedOverview, expectedRoadmap, expectedTasks } from "@/lib/testing/reports/expected";
import { type Asked, dayAt, rawRows } from "@/lib/testing/reports/model";
import { between } from "@/lib/testing/reports/random-times";
import { aRandomWorld } from "@/lib/testing/reports/random-world";
import { isAdmin } from "@/lib/users/current-user";
import { randomNumbers } from "@/security/fuzz/random";

/** Compares every figure of every report of a random world with the one that the raw rows give. */
export async function compareReports(seed: number): Promise<void> {
  await emptyTables();
  const next = randomNumbers(seed);
  const { now, readers } = await aRandomWorld(next);
  const rows = await rawRows();
  for (const id of readers) {
    const person = await db.user.findUniqueOrThrow({ where: { id } });
    const timeZone = person.timezone ?? "UTC";
    const today = dayAt(now, timeZone);
    const first = daysLater(today, between(next, -21, 3));
    const [last, boardId] = [daysLater(first, between(next, 0, 12)), next() < 0.4 ? between(next, 1, 9) : null];
    const asked = { userId: id, isAdmin: isAdmin(person), timeZone, now, first, last, boardId };
    const user = { ...person, isAdmin: isAdmin(person) };
    const found = await reportsOf(asked, { user, calendar: { now, timeZone, today, startOfWeek: 1 } });
    const what = `${JSON.stringify(asked)} in the world of BOARDS_TEST_SEED=${seed}`;
    expect([what, found.overview]).toEqual([what, expectedOverview(rows, asked)]);
    expect([what, found.tasks]).toEqual([what, expectedTasks(rows, asked)]);
    expect([what, found.activity]).toEqual([what, expectedActivity(rows, asked)]);
    expect([what, found.roadmap]).toEqual([what, expectedRoadmap(rows, asked)]);
    expect(JSON.stringify(found)).not.toContain("@");
  }
}

const pairs = (items: readonly { key: string; value: number }[]) => items.map(({ key, value }) => [key, value]);
const values = (items: readonly { value: number }[]) => items.map(({ value }) => value);
const prioritiesOf = ({ total, items }: { total: number; items: { key: string; value: number }[] }) => [
  total,
  pairs(items),
];

/** The reports as the model has them: without what is only words. */
async function reportsOf({ first, last, boardId }: Asked, reader: ReportReader) {
  const query = { boardId, start: first, end: last };
  const [overview, tasks, activity, roadmap] = [
    await readOverview(query, reader),
    await readTasksReport(query, reader),
    presentActivityReport(await readActivityReport(query, reader), reader.calendar),
    await readRoadmapReport(query, reader),
  ];
  return {
    overview: {
      stats: Object.values(overview.stats),
      boards: overview.tasksByBoard,
      priority: prioritiesOf(overview.priority),
      completion: values(overview.completion),
      dueDate: pairs(overview.dueDate),
      workload: overview.assigneeWorkload.map(({ avatar: _, ...row }) => Object.values(row)),
    },
    tasks: {
      byStage: tasks.byStage.map((row) => Object.values(row)),
      byAssignee: tasks.byAssignee.map(({ avatar: _, ...row }) => Object.values(row)),
      byLabel: tasks.byLabel,
      priority: prioritiesOf(tasks.priority),
      recentlyCompleted: tasks.recentlyCompleted.map(({ boardColor: _, assigneeAvatar: __, ...row }) =>
        Object.values(row),
      ),
    },
    activity: {
      stats: Object.values(activity.stats),
      byUser: activity.byUser.map(({ avatar: _, ...row }) => Object.values(row)),
      byType: pairs(activity.byType),
      recent: activity.recent.map(({ id, taskId, boardId: on, actor, date }) => [id, taskId, on, actor, date]),
    },
    roadmap: {
      stats: Object.values(roadmap.stats),
      submissions: roadmap.submissions,
      byStage: roadmap.byStage,
      popularIdeas: roadmap.popularIdeas.map(({ id, boardId: on, upvotes, comments, popularity }) => [
        id,
        on,
        upvotes,
        comments,
        popularity,
      ]),
      bySource: values(roadmap.bySource),
    },
  };
}
