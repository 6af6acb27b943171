import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { activityLines, addAssignees, addWatchers, aTaskOfAnna, call, idsOfPeople } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

/** Anna and Max are assigned and watch. */
async function aTaskToLeave() {
  const all = await aTaskOfAnna();
  await addAssignees(all.task, all.anna, all.max);
  await addWatchers(all.task, all.anna, all.max);
  return { ...all, leave: () => call(POST, { as: all.max, params: all.params }) };
}

describe("POST /projects/:board_id/tasks/:task_id/detach-yourself", () => {
  test("removes the caller from the task; they still watch, and the others stay", async () => {
    const { anna, max, task, leave } = await aTaskToLeave();

    const { status, json } = await leave();

    expect(status).toBe(200);
    expect(json.task).toMatchObject({ id: task.id, is_watching: true, assignees: [{ ID: anna.id }] });
    expect(idsOfPeople(json.task.watchers)).toContain(max.id);
    expect(await activityLines()).toEqual([["left", "task", null, null]]);
    expect(await db.notification.count()).toBe(0);
  });

  test("a person who is not assigned stays so, without an activity", async () => {
    const { anna, leave } = await aTaskToLeave();

    await leave();
    const { status, json } = await leave();

    expect([status, idsOfPeople(json.task.assignees)]).toEqual([200, [anna.id]]);
    expect(await db.activity.count()).toBe(1);
  });

  testRefusals(POST);
});
