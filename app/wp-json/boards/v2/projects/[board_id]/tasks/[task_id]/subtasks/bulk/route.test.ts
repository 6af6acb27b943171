import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aParentTask,
  call,
  countersOfParent,
  historyOf,
  messagesOf,
  positionsIn,
  refusingAtCommit,
  subtasksIn,
} from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function setUp() {
  const all = await aParentTask();
  const add = (body: unknown, taskId = all.parent.id) =>
    call(POST, { as: all.anna, params: { board_id: all.board.id, task_id: taskId }, body });
  return { ...all, add };
}

describe("POST /projects/:board_id/tasks/:task_id/subtasks/bulk", () => {
  test("makes a group after the others, with a subtask for each title", async () => {
    const { max, parent, add } = await setUp();

    const { status, json } = await add({ titles: ["One", " <i>Two</i> ", 3], group_title: "Ideas" });

    expect([status, json.message]).toEqual([200, "Subtasks have been added"]);
    expect(json.group).toMatchObject({ task_id: parent.id, key: "group_name", value: "Ideas" });
    expect(json.subtasks).toMatchObject([
      { title: "One", position: "1.00" },
      { title: "Two" },
      { title: "3", parent_id: parent.id, meta: { subtask_group_id: String(json.group.id) } },
    ]);
    expect(await positionsIn(json.group)).toEqual(["One 1.00", "Two 2.00", "3 3.00"]);
    expect((await db.subtaskGroup.findUniqueOrThrow({ where: { id: json.group.id } })).position.toFixed(2)).toBe(
      "3.00",
    );
    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 3, subtaskCompletedCount: 0 });
    expect(await historyOf(parent)).toEqual({
      activities: [
        ["created", "subtask group", null, "Ideas"],
        ["added", "subtask", null, "One"],
        ["added", "subtask", null, "Two"],
        ["added", "subtask", null, "3"],
      ],
      notifications: [["subtask_added", "One, Two, 3", max.id]],
    });
  });

  test("uses the first 15 titles, without blank ones, and names the group Subtasks", async () => {
    const { add } = await setUp();

    const { json } = await add({ titles: ["", null, " ", ...Array.from({ length: 30 }, (_, at) => `S${at}`)] });

    expect([json.group.value, json.subtasks.length, json.subtasks.at(-1).title]).toEqual(["Subtasks", 12, "S11"]);
  });

  test("accepts a single title", async () => {
    expect((await (await setUp()).add({ titles: "Only" })).json.subtasks).toMatchObject([{ title: "Only" }]);
  });

  test.each([[{}], [{ titles: [] }], [{ titles: ["", "  "] }], [{ titles: null }]])(
    "answers 400 for %o: No subtasks provided.",
    async (body) => {
      const { add } = await setUp();

      expect(await add(body)).toMatchObject({ status: 400, json: { message: "No subtasks provided." } });
      expect(await db.subtaskGroup.count()).toBe(2);
    },
  );

  test("answers 400 for invalid titles, a group's title that is too long, and under a subtask", async () => {
    const { design, add } = await setUp();
    const [subtask] = await subtasksIn(design, "A");

    const answers = [
      await add({ titles: [{ title: "x" }] }),
      await add({ titles: ["x"], group_title: "x".repeat(256) }),
      await add({ titles: ["x"] }, subtask?.id),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): titles"],
      [400, "Invalid parameter(s): group_title"],
      [400, "A subtask can't have subtasks."],
    ]);
    expect([await db.subtaskGroup.count(), await db.task.count()]).toEqual([2, 2]);
  });

  test("is all or nothing", async () => {
    const { add } = await setUp();

    expect((await refusingAtCommit("activity", () => add({ titles: ["One"] }))).status).toBe(500);

    expect([await db.subtaskGroup.count(), await db.task.count()]).toEqual([2, 1]);
  });

  testRefusals(POST);
  testProFeature(POST);
});
