import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aLabel,
  aTask,
  aTaskElsewhere,
  aTaskOfAnna,
  attachLabel,
  call,
  hasChanged,
  LONG_AGO,
  messagesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { DELETE } from "./route";

async function aTaskWithLabel() {
  const all = await aTaskOfAnna({ updatedAt: LONG_AGO });
  const label = await aLabel(all.board, { title: "Bug" });
  const remove = (ids: object = {}) =>
    call(DELETE, { as: all.anna, params: { ...all.params, label_id: label.id, ...ids } });
  return { ...all, label, remove };
}

describe("DELETE /projects/:board_id/tasks/:task_id/labels/:label_id", () => {
  test("removes the label from this task only, and marks the task as changed", async () => {
    const { toDo, task, label, remove } = await aTaskWithLabel();
    const other = await aTask(toDo);
    for (const each of [task, other]) await attachLabel(each, label);

    const { status, json } = await remove();

    expect([status, json]).toEqual([200, { message: "Label has been deleted" }]);
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: other.id }]);
    expect([await db.label.count(), await hasChanged(task)]).toEqual([1, true]);
  });

  test("answers 200 for a label that is not on the task, without an activity or a change", async () => {
    const { task, remove } = await aTaskWithLabel();

    const { status, json } = await remove();

    expect([status, json.message]).toEqual([200, "Label has been deleted"]);
    expect([await db.activity.count(), await hasChanged(task)]).toEqual([0, false]);
  });

  test("answers 404 for a label of another board or none, and the labels stay", async () => {
    const { anna, task, label, remove } = await aTaskWithLabel();
    const elsewhere = await aTaskElsewhere(anna);
    const foreign = await aLabel({ id: elsewhere.boardId });
    await attachLabel(task, label);
    await attachLabel(elsewhere, foreign);

    const answers = [await remove({ label_id: foreign.id }), await remove({ label_id: 99_999_999_999 })];

    expect(messagesOf(answers)).toEqual(Array(2).fill([404, "Label not found"]));
    expect((await remove({ label_id: "x" })).status).toBe(404);
    expect(await db.taskLabel.count()).toBe(2);
  });

  testRefusals(DELETE);
});
