import { describe, expect, test } from "vitest";
import type { Label, Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoardOfAnna, aLabel, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call } from "@/lib/testing/http/call";
import { aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

const attached = (task: Task, label: Label) =>
  db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: task.boardId } });

describe("GET /projects/:board_id/labels/used-in-tasks", () => {
  test("answers the labels that a task of the board has, each once, the oldest first, with all keys", async () => {
    const { vera, board, toDo } = await aBoardOfAnna();
    const other = await aBoardOfAnna();
    const [unused, first, second] = [await aLabel(board), await aLabel(board, { title: "Bug" }), await aLabel(board)];
    for (const task of [await aTask(toDo), await aTask(toDo)])
      for (const label of [second, first]) await attached(task, label);
    await attached(await aTask(other.toDo), await aLabel(other.board));

    const { status, json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.labels.map(({ id }: Label) => id)).toEqual([first.id, second.id]);
    expect(json.labels[0]).toEqual({
      id: first.id,
      board_id: board.id,
      title: "Bug",
      slug: null,
      type: "label",
      position: "1.00",
      color: "#1B2533",
      bg_color: "#4bce97",
      settings: null,
      archived_at: null,
      created_at: expect.stringMatching(/\+00:00$/),
      updated_at: expect.stringMatching(/\+00:00$/),
    });
    expect(unused.boardId).toBe(board.id);
  });

  test("those of archived tasks and of subtasks, too", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const [archived, onSubtask] = [await aLabel(board), await aLabel(board)];
    await attached(await aTask(toDo, { archivedAt: new Date() }), archived);
    await attached(await aSubtask(await aTask(toDo)), onSubtask);

    const { json } = await call(GET, { as: anna, params: { board_id: board.id } });

    expect(json.labels.map(({ id }: Label) => id)).toEqual([archived.id, onSubtask.id]);
  });

  test("403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});
