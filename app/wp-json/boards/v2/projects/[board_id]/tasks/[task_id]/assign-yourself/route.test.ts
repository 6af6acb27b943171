import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aServiceAdmin, aTaskOfAnna, atOnce, call, hasChanged, idsOfPeople, LONG_AGO, statusesOf } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function aTaskToJoin() {
  const all = await aTaskOfAnna({ updatedAt: LONG_AGO });
  return { ...all, join: (as = all.max) => call(POST, { as, params: all.params }) };
}

describe("POST /projects/:board_id/tasks/:task_id/assign-yourself", () => {
  test("assigns the caller, who watches from then on", async () => {
    const { max, task, join } = await aTaskToJoin();

    const { status, json } = await join();

    expect(status).toBe(200);
    expect(json.task).toMatchObject({
      id: task.id,
      is_watching: true,
      assignees: [{ ID: max.id, role: "Member" }],
      watchers: [{ ID: max.id }],
    });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, assignees: [{ ID: max.id }] }]);
    expect(await hasChanged(task)).toBe(true);
  });

  test("a person who is assigned already stays so, without another activity", async () => {
    const { max, join } = await aTaskToJoin();

    await join();
    const { status, json } = await join();

    expect([status, idsOfPeople(json.task.assignees)]).toEqual([200, [max.id]]);
    expect(await db.activity.count()).toBe(1);
  });

  test("two requests at once assign once", async () => {
    const { max, join } = await aTaskToJoin();

    const answers = await atOnce(6, () => join());

    expect(statusesOf(answers)).toEqual(Array(6).fill(200));
    expect((await db.taskAssignee.findMany()).map(({ userId }) => userId)).toEqual([max.id]);
    expect(await db.activity.count()).toBe(1);
  });

  test("an admin needs no membership and gets none", async () => {
    const { board, join } = await aTaskToJoin();
    const admin = await aServiceAdmin();

    expect((await join(admin)).json.task.assignees).toMatchObject([{ ID: admin.id, role: "Admin" }]);
    expect(await db.boardMember.count({ where: { boardId: board.id } })).toBe(3);
  });

  testRefusals(POST);
});
