import { expect, test } from "vitest";
import { readTaskTab } from "@/lib/users/person-page/task-tabs";
import { TASK_TABS, type TaskTab } from "@/lib/users/person-page/tabs";
import { aBoard, assign, aStage, aTask, aUser, mention, watch } from "@/lib/testing";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { isAdmin } from "@/lib/users/current-user";

const ahead = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
const HOUR = 3_600_000;
const midnight = (days: number) => new Date(`${dayIn(new Date(Date.now() + days * 24 * HOUR), ZONE)}T00:00:00Z`);
/** Never midnight in UTC, which would mean a whole day. */
const moment = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR + 1);

const DUE = {
  nothing: null,
  "two days ago": midnight(-2),
  yesterday: midnight(-1),
  "the whole of today": midnight(0),
  tomorrow: midnight(1),
  "in three weeks": midnight(21),
  "three hours ago": moment(-3),
  "in three hours": moment(3),
  "in ten days at some hour": moment(240),
};

const tasksLike = Object.entries(DUE).flatMap(([due, dueAt]) =>
  (["open", "closed"] as const).flatMap((status) =>
    (["assigned", "watching", "mentioned", "nobody"] as const).map((pivot) => ({
      title: `${pivot}, ${status}, due: ${due}`,
      dueAt,
      status,
      pivot,
      due,
    })),
  ),
);

function tabConditions({ pivot, status, due }: (typeof tasksLike)[number]): TaskTab[] {
  if (pivot === "mentioned") return ["mentioned"];
  if (pivot !== "assigned") return [];
  if (status === "closed") return ["completed"];
  if (due === "nothing") return ["open", "undated"];
  if (["two days ago", "yesterday", "three hours ago"].includes(due)) return ["open", "overdue"];
  return ["open", ["the whole of today", "in three hours"].includes(due) ? "today" : "upcoming"];
}

test("each tab counts its complete list, and the open tasks are the sum of their parts", async () => {
  const [reader, person] = [await aUser({ timezone: ZONE }), await aUser()];
  const stage = await aStage(
    await aBoard({
      members: [
        [reader, "viewer"],
        [person, "member"],
      ],
    }),
  );
  for (const { title, dueAt, status, pivot } of tasksLike) {
    const task = await aTask(stage, { title, dueAt, status });
    if (pivot === "assigned") await assign(task, person);
    if (pivot === "watching") await watch(task, person);
    if (pivot === "mentioned") await mention(task, person);
  }
  await assign(
    await aTask(await aStage(await aBoard({ members: [[person, "member"]] })), {
      title: "on a board that the reader does not see",
    }),
    person,
  );
  const user = { ...reader, isAdmin: isAdmin(reader) };

  for (const tab of TASK_TABS) {
    const { rows, counts, total } = await readTaskTab(person, { tab, limit: 500 }, user);

    expect(rows.map(({ title }) => title).sort()).toEqual(
      tasksLike
        .filter((task) => tabConditions(task).includes(tab))
        .map(({ title }) => title)
        .sort(),
    );
    expect([tab, counts[tab], total]).toEqual([tab, rows.length, rows.length]);
    expect(counts.overdue + counts.today + counts.upcoming + counts.undated).toBe(counts.open);
  }
});
