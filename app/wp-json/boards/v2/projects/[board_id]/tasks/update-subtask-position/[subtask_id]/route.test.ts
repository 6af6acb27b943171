import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  ageBoardsByAnHour,
  aGroup,
  aParentOnAnotherBoard,
  aParentWithSubtasks,
  aSubtask,
  aTask,
  atOnce,
  call,
  historyOf,
  positionsIn,
  statusesOf,
  subtasksIn,
  titlesIn,
  titlesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { PUT } from "./route";

async function setUp() {
  const all = await aParentWithSubtasks();
  const [x] = (await subtasksIn(all.build, "X", "Y")) as [Task, Task];
  const place = (subtask_id: number, body: unknown, as = all.anna) =>
    call(PUT, { as, params: { board_id: all.board.id, subtask_id }, body });
  return { ...all, x, place };
}

describe("PUT /projects/:board_id/tasks/update-subtask-position/:subtask_id", () => {
  test.each([
    [1, ["C", "A", "B"]],
    ["1", ["C", "A", "B"]],
    [0, ["C", "A", "B"]],
    [-5, ["C", "A", "B"]],
    [2, ["A", "C", "B"]],
    ["2.00", ["A", "C", "B"]],
    [3, ["A", "B", "C"]],
    [99, ["A", "B", "C"]],
    [99_999_999_999, ["A", "B", "C"]],
  ])("newPosition %o of C among A, B, C", async (newPosition, order) => {
    const { design, c, place } = await setUp();

    const { status } = await place(c.id, { newPosition, newSubtasksGroupId: design.id });

    expect([status, await titlesIn(design)]).toEqual([201, order]);
  });

  test.each([undefined, null, ""])(
    "newSubtasksGroupId %o keeps the group, and no activity is recorded",
    async (newSubtasksGroupId) => {
      const { parent, design, a, place } = await setUp();

      await place(a.id, { newPosition: 2, newSubtasksGroupId });

      expect(await titlesIn(design)).toEqual(["B", "A", "C"]);
      expect((await historyOf(parent)).activities).toEqual([]);
    },
  );

  test("moves to a position in another group of the task, and records an activity", async () => {
    const { parent, design, build, b, place } = await setUp();

    const { json } = await place(b.id, { newPosition: 2, newSubtasksGroupId: String(build.id) });

    expect([await titlesIn(design), await titlesIn(build)]).toEqual([
      ["A", "C"],
      ["X", "B", "Y"],
    ]);
    expect(json.changedSubtasks[0]).toMatchObject({
      id: b.id,
      position: "1.50",
      meta: { subtask_group_id: String(build.id) },
      assignees: [],
    });
    expect((await historyOf(parent)).activities).toEqual([["moved", "subtask", null, "B to Build"]]);
  });

  test("returns what it changed first, then others of the task that changed within the last minute", async () => {
    const { c, x, toDo, place } = await setUp();
    await ageBoardsByAnHour();
    await db.task.update({ where: { id: x.id }, data: { title: "X!" } });
    await aSubtask(await aTask(toDo));

    const { json } = await place(c.id, { newPosition: 1 });

    expect(titlesOf(json.changedSubtasks)).toEqual(["C", "X!"]);
  });

  test("renumbers the group when there is no room, and returns all of it", async () => {
    const { parent, place } = await setUp();
    const tight = await aGroup(parent, "Tight", 3);
    for (const [at, title] of ["P", "Q", "R"].entries())
      await aSubtask(parent, { subtaskGroupId: tight.id, title, position: (at + 1) / 100 });
    const last = await db.task.findFirstOrThrow({ where: { title: "R" } });
    await ageBoardsByAnHour();

    const { json } = await place(last.id, { newPosition: 2 });

    expect(await positionsIn(tight)).toEqual(["P 1.00", "R 1.50", "Q 2.00"]);
    expect(titlesOf(json.changedSubtasks).toSorted()).toEqual(["P", "Q", "R"]);
  });

  test("forty moves to the top at once leave every subtask at its own position", async () => {
    const { anna, max, design, a, b, c, place } = await setUp();
    const all = [a, b, c];

    const answers = await atOnce(40, (at) =>
      place(all[at % 3]?.id ?? 0, { newPosition: (at % 2) + 1 }, at % 2 ? anna : max),
    );

    expect(new Set(statusesOf(answers))).toEqual(new Set([201]));
    expect((await titlesIn(design)).toSorted()).toEqual(["A", "B", "C"]);
  });

  test("S3: answers 404 for a group of another task or board, and the subtask stays", async () => {
    const { anna, toDo, design, a, place } = await setUp();
    const [near, far] = [await aGroup(await aTask(toDo), "Near", 1), (await aParentOnAnotherBoard(anna)).group];
    const before = await positionsIn(design);

    for (const group of [near.id, far.id, 99_999_999])
      expect(await place(a.id, { newPosition: 1, newSubtasksGroupId: group })).toMatchObject({
        status: 404,
        json: { message: "Subtask group not found" },
      });

    expect(await positionsIn(design)).toEqual(before);
  });

  test("answers 400 for a missing position, an invalid one and an archived subtask", async () => {
    const { parent, a, place } = await setUp();
    const archived = await aSubtask(parent, { archivedAt: new Date(), position: 0 });

    for (const newPosition of [undefined, "", "top", [1], {}])
      expect((await place(a.id, { newPosition })).json.data.params).toHaveProperty("newPosition");
    expect((await place(archived.id, { newPosition: 1 })).json.message).toBe(
      "What is archived can't be moved. Please restore it first.",
    );
  });

  test("answers 404 for a task that is not a subtask", async () => {
    const { parent, place } = await setUp();

    expect((await place(parent.id, { newPosition: 1 })).status).toBe(404);
  });

  testRefusals(PUT);
});
