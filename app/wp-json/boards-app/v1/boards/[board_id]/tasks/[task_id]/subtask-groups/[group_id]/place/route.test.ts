import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { aGroup, aParentTask, aTask, call, statusesOf, subtasksIn } from "@/lib/testing";
import { PUT } from "./route";

async function setUp() {
  const all = await aParentTask();
  const test = await aGroup(all.parent, "Test", 3);
  const params = { board_id: all.board.id, task_id: all.parent.id };
  const place = (group_id: number, body: unknown, as = all.anna) =>
    call(PUT, { as, params: { ...params, group_id }, body });
  return { ...all, test, place };
}

const placesOf = async ({ id }: { id: number }) =>
  (await db.subtaskGroup.findMany({ where: { taskId: id }, orderBy: { position: "asc" } })).map(
    ({ title, position }) => `${title} ${position.toFixed(2)}`,
  );

describe("PUT /boards/:board_id/tasks/:task_id/subtask-groups/:group_id/place", () => {
  test.each([
    [1, ["Test 0.50", "Design 1.00", "Build 2.00"]],
    ["0", ["Test 0.50", "Design 1.00", "Build 2.00"]],
    [2, ["Design 1.00", "Test 1.50", "Build 2.00"]],
    [3, ["Design 1.00", "Build 2.00", "Test 3.00"]],
    [99, ["Design 1.00", "Build 2.00", "Test 3.00"]],
  ])("moves the last of three groups to index %o", async (index, places) => {
    const { parent, test: last, place } = await setUp();

    const { json } = await place(last.id, { index });

    expect(json.message).toBe("Subtask group has been moved");
    expect(json.subtaskGroups.map(({ value }: { value: string }) => value)).toEqual(
      places.map((each) => each.split(" ")[0]),
    );
    expect(await placesOf(parent)).toEqual(places);
  });

  test("renumbers the groups when there is no room, and moves no subtask", async () => {
    const { parent, design, build, test: last, place } = await setUp();
    for (const [at, { id }] of [design, build].entries())
      await db.subtaskGroup.update({ where: { id }, data: { position: (at + 1) / 100 } });
    const [subtask] = await subtasksIn(design, "A");

    await place(last.id, { index: 2 });

    expect(await placesOf(parent)).toEqual(["Design 1.00", "Test 2.00", "Build 3.00"]);
    expect(await db.task.findUnique({ where: { id: subtask?.id } })).toEqual(subtask);
  });

  test("twenty moves at once leave every group at its own position", async () => {
    const { parent, design, build, test: last, place } = await setUp();
    const groups = [design, build, last];

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => place(groups[at % 3]?.id ?? 0, { index: (at % 2) + 1 })),
    );

    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    expect(new Set((await placesOf(parent)).map((each) => each.split(" ")[1])).size).toBe(3);
  });

  test("marks the task as changed, so that others load it again", async () => {
    const { parent, test: last, place } = await setUp();
    await db.task.update({ where: { id: parent.id }, data: { updatedAt: new Date(0) } });

    await place(last.id, { index: 1 });

    expect((await db.task.findUniqueOrThrow({ where: { id: parent.id } })).updatedAt.getTime()).toBeGreaterThan(0);
  });

  test("answers 400 without a position; 404 for a group of another task; 403 for a viewer; nothing moves", async () => {
    const { vera, toDo, parent, design, place } = await setUp();
    const near = await aGroup(await aTask(toDo), "Near", 1);
    const before = await placesOf(parent);

    for (const index of [undefined, "", "first", [1]]) expect((await place(design.id, { index })).status).toBe(400);
    for (const id of [near.id, 99_999_999])
      expect((await place(id, { index: 1 })).json.message).toBe("Subtask group not found");
    expect((await place(design.id, { index: 3 }, vera)).status).toBe(403);

    expect(await placesOf(parent)).toEqual(before);
  });
});
