import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aTaskOfAnna, call } from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function anIdea() {
  const { anna, task, params } = await aTaskOfAnna();
  const name = (integrationType: unknown) => call(POST, { as: anna, params, body: { integrationType } });
  return { task, name };
}

describe("POST /projects/:board_id/tasks/status-update/:task_id", () => {
  test.each([
    ["feature", "feature"],
    [" <b>Bug</b>\nreport ", "Bug report"],
    ["تكامل 🎉", "تكامل 🎉"],
    ["x".repeat(150), "x".repeat(100)],
  ])(
    "%j sets the status of the idea; the task stays open, and nobody is notified",
    async (integrationType, remaining) => {
      const { task, name } = await anIdea();

      const { status, json } = await name(integrationType);

      expect([status, json.message]).toEqual([200, "Task status has been updated"]);
      expect(json.task).toMatchObject({
        id: task.id,
        status: "open",
        settings: { integration_type: remaining, subtask_count: 0 },
      });
      expect(json.updatedTasks).toMatchObject([{ id: task.id, settings: { integration_type: remaining } }]);
      expect(await db.notification.count()).toBe(0);
    },
  );

  test.each([[null], [""]])("%o removes the status", async (integrationType) => {
    const { name } = await anIdea();
    await name("feature");

    expect((await name(integrationType)).json.task.settings).not.toHaveProperty("integration_type");
  });

  test.each([[undefined], [7], [["feature"]], [{ a: 1 }]])(
    "answers 400 for %o, and the status stays",
    async (integrationType) => {
      const { name } = await anIdea();
      await name("feature");

      const { status, json } = await name(integrationType);

      expect([status, Object.keys(json.data.params)]).toEqual([400, ["integrationType"]]);
      expect(await db.task.findFirst()).toMatchObject({ integrationType: "feature" });
    },
  );

  testRefusals(POST);
});
