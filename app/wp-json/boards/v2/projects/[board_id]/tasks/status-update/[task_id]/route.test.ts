import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { POST } from "./route";

async function anIdea() {
  const people = await aBoardOfAnna();
  const task = await aTask(people.toDo);
  const name = (integrationType: unknown, as = people.anna, taskId = task.id) =>
    call(POST, { as, params: { board_id: people.board.id, task_id: taskId }, body: { integrationType } });
  return { ...people, task, name };
}

describe("POST /projects/:board_id/tasks/status-update/:task_id", () => {
  test.each([
    ["feature", "feature"],
    [" <b>Bug</b>\nreport ", "Bug report"],
    ["تكامل 🎉", "تكامل 🎉"],
    ["x".repeat(150), "x".repeat(100)],
  ])("%j says what kind of idea it is; the task stays open, and nobody is notified", async (integrationType, kept) => {
    const { task, name } = await anIdea();

    const { status, json } = await name(integrationType);

    expect([status, json.message]).toEqual([200, "Task status has been updated"]);
    expect(json.task).toMatchObject({
      id: task.id,
      status: "open",
      settings: { integration_type: kept, subtask_count: 0 },
    });
    expect(json.updatedTasks).toMatchObject([{ id: task.id, settings: { integration_type: kept } }]);
    expect(await db.notification.count()).toBe(0);
  });

  test.each([[null], [""]])("%o takes it away", async (integrationType) => {
    const { name } = await anIdea();
    await name("feature");

    expect((await name(integrationType)).json.task.settings).not.toHaveProperty("integration_type");
  });

  test.each([[undefined], [7], [["feature"]], [{ a: 1 }]])("400 for %o, and it stays", async (integrationType) => {
    const { name } = await anIdea();
    await name("feature");

    const { status, json } = await name(integrationType);

    expect([status, Object.keys(json.data.params)]).toEqual([400, ["integrationType"]]);
    expect(await db.task.findFirst()).toMatchObject({ integrationType: "feature" });
  });

  test("S4: 403 for a viewer and a stranger, S1: 404 for a task of another board, and none is of a kind", async () => {
    const { anna, vera, name } = await anIdea();
    const foreign = await aTask((await aBoardOfAnna()).toDo);

    for (const caller of [vera, await aUser()]) expect((await name("feature", caller)).status).toBe(403);
    expect((await name("feature", anna, foreign.id)).status).toBe(404);
    expect(await db.task.count({ where: { integrationType: { not: null } } })).toBe(0);
  });
});
