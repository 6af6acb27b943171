import { expect, test } from "vitest";
import { tasksOfColumns } from "@/components/board-store/edits/all-tasks";
import type { StoredTask } from "@/components/board-store/edits/loaded-tasks";
import { tabMatcher } from "@/components/my-tasks/store/tab-tasks";
import { aBoard, assign, aStage, aTask, aUser, mention, watch } from "@/lib/testing";
import { calendarOf } from "@/lib/users/calendar";
import { listMyTasks } from "@/lib/users/my-tasks/list";
import { presentMyTasks } from "@/lib/users/my-tasks/present";
import { TASK_TYPES, type TaskType } from "@/lib/users/person-page/types";

const HOUR = 3_600_000;
const DUE = [null, -30, -1, 1, 30, 300].map((hours) => (hours === null ? null : new Date(Date.now() + hours * HOUR)));

test("the browser and the server put the same tasks in each tab", async () => {
  const person = await aUser({ timezone: "Asia/Tokyo" });
  const user = { ...person, isAdmin: false };
  const stage = await aStage(await aBoard({ members: [[person, "member"]] }));
  for (const dueAt of DUE)
    for (const status of ["open", "closed"] as const)
      for (const involve of [assign, watch, mention]) await involve(await aTask(stage, { dueAt, status }), person);
  const calendar = await calendarOf(user);
  const listed = new Map<TaskType, StoredTask[]>();
  for (const type of TASK_TYPES) {
    const { tasks } = presentMyTasks(await listMyTasks({ type, calendar }, user), user);
    listed.set(type, tasksOfColumns(tasks));
  }
  const all = [...new Map([...listed.values()].flat().map((task) => [task.id, task])).values()];
  expect(all).toHaveLength(DUE.length * 2 * 3);

  for (const type of TASK_TYPES) {
    const matches = tabMatcher(type, person.id, { ...calendar, locale: "en-US" });
    const idsOf = (tasks: StoredTask[] = []) => tasks.map(({ id }) => id).sort();
    // Mentions are known to the server only.
    const found = type === "mentioned" ? listed.get(type)?.filter(matches) : all.filter(matches);
    expect([type, idsOf(found)]).toEqual([type, idsOf(listed.get(type))]);
  }
});
