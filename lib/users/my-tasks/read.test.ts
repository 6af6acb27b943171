import { expect, test } from "vitest";
import { listBoards } from "@/lib/boards/read/list";
import { dayIn } from "@/lib/dates/dates-on-screen";
import { aBoard, assign, aStage, aTask, aUser, mention, tasksOfMax, watch } from "@/lib/testing";
import { readMyTasks, readTotals } from "@/lib/users/my-tasks/read";
import type { TaskOrder } from "@/lib/users/my-tasks/sorts";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

const ahead = 12 - new Date().getUTCHours();
const ZONE = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
const HOUR = 3_600_000;
const midnight = (days: number) => new Date(`${dayIn(new Date(Date.now() + days * 24 * HOUR), ZONE)}T00:00:00Z`);

const DUE = { never: null, yesterday: midnight(-1), today: midnight(0), later: midnight(21) };

const KINDS = (["never", "yesterday", "today", "later"] as const).flatMap((due) =>
  (["open", "closed"] as const).flatMap((status) =>
    (["assigned", "watching", "mentioned", "nobody"] as const).map((role) => ({ due, status, role })),
  ),
);

function tabsOf({ due, status, role }: (typeof KINDS)[number]): TaskType[] {
  if (role === "mentioned") return ["mentioned"];
  if (role === "nobody") return [];
  if (status === "closed") return ["completed"];
  const byDate: Record<typeof due, TaskType[]> = {
    never: ["others"],
    yesterday: ["overdue"],
    today: ["due_today", "upcoming"],
    later: ["upcoming"],
  };
  return [...(role === "assigned" ? ["assigned" as const] : []), ...byDate[due]];
}

async function aPersonWithTasks() {
  const person = await aUser({ timezone: ZONE });
  const [board, other] = [
    await aBoard({ members: [[person, "member"]] }),
    await aBoard({ members: [[person, "viewer"]] }),
  ];
  const [stage, elsewhere] = [await aStage(board), await aStage(other)];
  for (const kind of KINDS) {
    const task = await aTask(kind.due === "later" ? elsewhere : stage, {
      title: `${kind.role}, ${kind.status}, ${kind.due}`,
      dueAt: DUE[kind.due],
      status: kind.status,
    });
    if (kind.role === "assigned") await assign(task, person);
    if (kind.role === "watching") await watch(task, person);
    if (kind.role === "mentioned") await mention(task, person);
  }
  await assign(await aTask(await aStage(await aBoard()), { title: "on a board that they cannot see" }), person);
  return { user: { ...person, isAdmin: false }, board, other };
}

const titlesFor = (tab: TaskType) =>
  KINDS.filter((kind) => tabsOf(kind).includes(tab)).map(({ role, status, due }) => `${role}, ${status}, ${due}`);

test("each tab lists the tasks that it counts, and the totals are those of the boards", async () => {
  const { user } = await aPersonWithTasks();

  for (const tab of TASK_TYPES) {
    const { rows, counts } = await readMyTasks({ tab, boardIds: [], order: null, limit: 500 }, user);

    expect([tab, rows.map(({ title }) => title).sort()]).toEqual([tab, titlesFor(tab).sort()]);
    expect(counts).toEqual(Object.fromEntries(TASK_TYPES.map((each) => [each, titlesFor(each).length])));
  }
  const { rows: boards, counts } = await listBoards(
    {
      page: 1,
      perPage: 100,
      search: "",
      type: undefined,
      folderId: undefined,
      option: "active",
      orderBy: "id",
      direction: "ASC",
    },
    user,
  );
  const tasks = boards.reduce((sum, { tasksCount }) => sum + tasksCount, 0);
  expect(await readTotals(user)).toEqual({ boards: counts.all, tasks });
  expect(tasks).toBe(KINDS.length);
});

test("the list and the counts cover the chosen boards only, and the list ends at its limit", async () => {
  const { user, other } = await aPersonWithTasks();

  const { rows, counts } = await readMyTasks({ tab: "upcoming", boardIds: [other.id], order: null, limit: 1 }, user);

  expect(rows).toHaveLength(1);
  expect(counts).toMatchObject({ upcoming: 2, overdue: 0, due_today: 0, completed: 2 });
});

test.each<[string, TaskOrder | null, string[]]>([
  ["urgent ones first", { sort: "priority", isDescending: true }, ["beta", "Alpha", "gamma"]],
  ["by title, whatever its case", { sort: "title", isDescending: false }, ["Alpha", "beta", "gamma"]],
  ["by title, backwards", { sort: "title", isDescending: true }, ["gamma", "beta", "Alpha"]],
  ["by due date, those without one last", { sort: "due", isDescending: false }, ["gamma", "beta", "Alpha"]],
  ["the last created first", { sort: "created", isDescending: true }, ["gamma", "Alpha", "beta"]],
])("sorts tasks: %s", async (_, order, titles) => {
  const person = await aUser();
  const stage = await aStage(await aBoard({ members: [[person, "member"]] }));
  const [first, second, third] = [1, 2, 3].map((hour) => new Date(Date.UTC(2026, 0, 1, hour)));
  await assign(await aTask(stage, { title: "beta", priority: "urgent", dueAt: midnight(9), createdAt: first }), person);
  await assign(await aTask(stage, { title: "Alpha", priority: "high", createdAt: second }), person);
  await assign(await aTask(stage, { title: "gamma", priority: "low", dueAt: midnight(8), createdAt: third }), person);

  const { rows } = await readMyTasks(
    { tab: "assigned", boardIds: [], order, limit: 10 },
    { ...person, isAdmin: false },
  );

  expect(rows.map(({ title }) => title)).toEqual(titles);
});

test("tasks of archived boards, templates and parents are left out", async () => {
  const { max } = await tasksOfMax();

  const { rows } = await readMyTasks(
    { tab: "assigned", boardIds: [], order: { sort: "title", isDescending: false }, limit: 50 },
    { ...max, isAdmin: false },
  );

  expect(rows.map(({ title }) => title)).toEqual(["other", "own", "upcoming"]);
});
