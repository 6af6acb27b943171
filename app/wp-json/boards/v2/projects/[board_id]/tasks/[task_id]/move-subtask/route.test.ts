import { describe, expect, test } from "vitest";
import {
  aGroup,
  aParentOnAnotherBoard,
  aParentWithSubtasks,
  aSubtask,
  aTask,
  call,
  historyOf,
  messagesOf,
  positionsIn,
  statusesOf,
  subtasksIn,
  titlesIn,
  titlesOf,
} from "@/lib/testing";
import { testRefusals } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function setUp() {
  const all = await aParentWithSubtasks();
  await subtasksIn(all.build, "X");
  const move = (body: unknown, taskId = all.parent.id) =>
    call(POST, { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
  return { ...all, move };
}

describe("POST /projects/:board_id/tasks/:task_id/move-subtask", () => {
  test("moves one to the end of the group and returns it", async () => {
    const { parent, design, build, a, move } = await setUp();

    const { status, json } = await move({ group_id: build.id, subtask_id: String(a.id) });

    expect([status, json.message]).toEqual([201, "Subtask has been moved"]);
    expect(json.subtask).toMatchObject({
      id: a.id,
      parent_id: parent.id,
      position: "2.00",
      assignees: [],
      meta: { subtask_group_id: String(build.id) },
    });
    expect([await positionsIn(design), await positionsIn(build)]).toEqual([
      ["B 2.00", "C 3.00"],
      ["X 1.00", "A 2.00"],
    ]);
    expect(await historyOf(parent)).toEqual({
      activities: [["moved", "subtask", null, "A to Build"]],
      notifications: [],
    });
  });

  test("moves many in the order of the request, and returns a list", async () => {
    const { design, build, a, b, c, move } = await setUp();

    const { status, json } = await move({ group_id: build.id, subtask_id: [c.id, a.id, b.id, c.id] });

    expect([status, titlesOf(json.subtask)]).toEqual([201, ["C", "A", "B"]]);
    expect([await titlesIn(design), await titlesIn(build)]).toEqual([[], ["X", "C", "A", "B"]]);
    expect((await move({ group_id: build.id, subtask_id: [a.id] })).json.subtask).toMatchObject([{ id: a.id }]);
  });

  test("within its own group it goes to the end and records no activity", async () => {
    const { parent, design, a, move } = await setUp();

    await move({ group_id: design.id, subtask_id: a.id });

    expect(await titlesIn(design)).toEqual(["B", "C", "A"]);
    expect((await historyOf(parent)).activities).toEqual([]);
  });

  test("two requests at once end at two positions", async () => {
    const { build, a, b, c, move } = await setUp();

    const answers = await Promise.all([
      move({ group_id: build.id, subtask_id: [a.id, c.id] }),
      move({ group_id: build.id, subtask_id: [c.id, b.id] }),
    ]);

    expect(statusesOf(answers)).toEqual([201, 201]);
    expect(new Set(await positionsIn(build)).size).toBe(4);
  });

  test("S3: answers 404 for a subtask of another task or board, a task that is not a subtask and a group elsewhere; nothing moves", async () => {
    const { anna, toDo, parent, design, build, a, move } = await setUp();
    const [cousin, elsewhere] = [await aSubtask(await aTask(toDo)), await aParentOnAnotherBoard(anna)];
    const foreignGroup = await aGroup(await aTask(toDo), "Near", 1);
    const before = [await positionsIn(design), await positionsIn(build), await positionsIn(elsewhere.group)];

    for (const subtask_id of [cousin.id, elsewhere.subtask.id, parent.id, 99_999_999, [a.id, cousin.id]])
      expect(await move({ group_id: build.id, subtask_id })).toMatchObject({
        status: 404,
        json: { message: "Subtask not found" },
      });
    for (const group_id of [foreignGroup.id, elsewhere.group.id, 99_999_999])
      expect(await move({ group_id, subtask_id: a.id })).toMatchObject({
        status: 404,
        json: { message: "Subtask group not found" },
      });

    expect([await positionsIn(design), await positionsIn(build), await positionsIn(elsewhere.group)]).toEqual(before);
  });

  test("answers 400 for missing, wrong and archived ones, and under a subtask", async () => {
    const { parent, build, a, move } = await setUp();
    const archived = await aSubtask(parent, { subtaskGroupId: build.id, archivedAt: new Date(), position: 0 });

    const answers = [
      await move({}),
      await move({ group_id: build.id, subtask_id: [] }),
      await move({ group_id: build.id, subtask_id: [a.id, "x"] }),
      await move({ group_id: build.id, subtask_id: archived.id }),
      await move({ group_id: build.id, subtask_id: a.id }, a.id),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): group_id, subtask_id"],
      [400, "Invalid parameter(s): subtask_id"],
      [400, "Invalid parameter(s): subtask_id"],
      [400, "What is archived can't be moved. Please restore it first."],
      [400, "A subtask can't have subtasks."],
    ]);
  });

  testRefusals(POST);
});
