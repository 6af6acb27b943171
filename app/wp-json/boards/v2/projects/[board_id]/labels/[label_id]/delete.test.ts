import { describe, expect, test } from "vitest";
import type { Board, User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aLabel, aStage, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { attachLabel, aUsedLabel, changedTasks } from "@/lib/testing/factories/labels";
import { inSeparateTransaction, waitForBlockedStatements } from "@/lib/testing/db/locks";
import { aUser } from "@/lib/testing/factories/people";
import { DELETE } from "./route";

const remove = (as: User, board: Pick<Board, "id">, label: { id: number | string }) =>
  call(DELETE, { as, params: { board_id: board.id, label_id: label.id } });

describe("DELETE /projects/:board_id/labels/:label_id", () => {
  test("deletes the label and removes it from its tasks, which count as changed; records an activity, and notifies clients", async () => {
    const { max, board, label, other, one, two, three } = await aUsedLabel();

    const { status, json } = await remove(max, board, label);

    expect([status, json]).toEqual([200, { message: "Label has been deleted", type: "success" }]);
    expect(await db.label.findMany()).toEqual([other]);
    expect(await db.taskLabel.findMany()).toMatchObject([{ taskId: three.id, labelId: other.id }]);
    expect(await changedTasks()).toEqual([one.id, two.id]);
    expect((await db.board.findUniqueOrThrow({ where: { id: board.id } })).labelsResetAt).not.toBeNull();
    expect(await db.activity.findMany()).toMatchObject([
      {
        boardId: board.id,
        taskId: null,
        action: "deleted",
        column: "label",
        oldValue: null,
        newValue: null,
        settings: { bg_color: "#4bce97", color: "#1B2533", title: "Bug" },
        createdById: max.id,
      },
    ]);
    expect(await db.notification.count()).toBe(0);
  });

  test("of eight requests at once one deletes it, and the others answer 404", async () => {
    const { anna, board, label } = await aUsedLabel();

    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(anna, board, label)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    expect(await db.activity.count()).toBe(1);
  });

  test("a task that gets the label meanwhile loses it as well, and counts as changed", async () => {
    const { anna, board, label, one, two, three } = await aUsedLabel();

    const removing = await inSeparateTransaction(async (tx) => {
      await tx.taskLabel.create({ data: { taskId: three.id, labelId: label.id, boardId: board.id } });
      const answer = remove(anna, board, label);
      await waitForBlockedStatements();
      return [answer];
    });

    expect((await removing[0])?.status).toBe(200);
    expect(await db.taskLabel.count({ where: { labelId: label.id } })).toBe(0);
    expect(await changedTasks()).toEqual([one.id, two.id, three.id]);
  });

  test("S1: answers 404 for a label of another board or an unknown one, and it stays", async () => {
    const { anna, board } = await aUsedLabel();
    const other = await aBoard({ members: [[anna, "manager"]] });
    const foreign = await aLabel(other);
    await attachLabel(await aTask(await aStage(other)), foreign);

    for (const each of [foreign, { id: 99_999_999_999 }]) {
      const { status, json } = await remove(anna, board, each);
      expect([status, json.message]).toEqual([404, "Label not found"]);
    }

    expect(await db.label.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
    expect(await db.taskLabel.count({ where: { labelId: foreign.id } })).toBe(1);
  });

  test("answers 403 for a viewer and a stranger, and the label stays", async () => {
    const { vera, board, label } = await aUsedLabel();

    for (const caller of [vera, await aUser()]) expect((await remove(caller, board, label)).status).toBe(403);

    expect(await db.label.findUnique({ where: { id: label.id } })).toEqual(label);
  });
});
