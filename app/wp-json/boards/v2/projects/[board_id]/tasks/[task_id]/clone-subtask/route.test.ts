import { describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import {
  aComment,
  addAssignees,
  addWatchers,
  aLabel,
  anAttachment,
  aParentWithSubtasks,
  atOnce,
  attachLabel,
  aUser,
  call,
  countersOfParent,
  historyOf,
  positionsIn,
  statusesOf,
  titlesIn,
} from "@/lib/testing";
import { testRefusals, testProFeature } from "@/lib/testing/contract/refusals";
import { POST } from "./route";

async function setUp() {
  const all = await aParentWithSubtasks();
  const clone = (taskId = all.b.id) =>
    call(POST, { as: all.anna, params: { board_id: all.board.id, task_id: taskId } });
  return { ...all, clone };
}

describe("POST /projects/:board_id/tasks/:task_id/clone-subtask", () => {
  test("makes a copy right after the original, in its group", async () => {
    const { anna, parent, design, b, clone } = await setUp();
    await db.task.update({
      where: { id: b.id },
      data: {
        dueAt: new Date("2031-02-03T10:00:00Z"),
        priority: "high",
        description: "<p>text</p>",
        status: "closed",
        commentsCount: 4,
      },
    });

    const { status, json } = await clone();

    expect([status, json.message]).toEqual([200, "Subtask has been cloned successfully"]);
    expect(json.subtask).toMatchObject({
      title: "B (cloned)",
      slug: "b-cloned",
      parent_id: parent.id,
      meta: { subtask_group_id: String(design.id) },
      position: "2.50",
      due_at: "2031-02-03 10:00:00",
      priority: "high",
      description: "<p>text</p>",
      status: "closed",
      created_by: anna.id,
      comments_count: 0,
    });
    expect(await titlesIn(design)).toEqual(["A", "B", "B (cloned)", "C"]);
  });

  test("copies people, labels and values; files and comments stay with the original", async () => {
    const { max, vera, board, b, clone } = await setUp();
    const gone = await aUser();
    await addAssignees(b, max, gone);
    await addWatchers(b, vera, gone);
    const label = await aLabel(board);
    await attachLabel(b, label);
    await anAttachment(b);
    await aComment(b, max);

    const { json } = await clone();

    expect(json.subtask).toMatchObject({
      assignees: [{ ID: max.id }],
      watchers: [{ ID: vera.id }],
      labels: [{ id: label.id }],
      settings: { attachment_count: 0 },
      comments_count: 0,
    });
    expect([json.subtask.assignees.length, json.subtask.watchers.length]).toEqual([1, 1]);
    expect([await db.attachment.count(), await db.comment.count()]).toEqual([1, 1]);
    expect((await historyOf(json.subtask)).notifications).toEqual([
      ["task_assignee_changed", "has added you as an assignee.", max.id],
    ]);
  });

  test("counts on the parent, records an activity in its feed and notifies its people", async () => {
    const { max, parent, clone } = await setUp();

    await clone();

    expect(await countersOfParent(parent)).toEqual({ subtaskCount: 4, subtaskCompletedCount: 0 });
    expect(await historyOf(parent)).toEqual({
      activities: [["added", "subtask", null, "B (cloned)"]],
      notifications: [["subtask_added", "B (cloned)", max.id]],
    });
  });

  test("the copy of an archived subtask goes to the end", async () => {
    const { design, b, clone } = await setUp();
    await db.task.update({ where: { id: b.id }, data: { archivedAt: new Date(), position: 0 } });

    expect((await clone()).json.subtask.archived_at).toBeNull();
    expect(await titlesIn(design)).toEqual(["A", "C", "B (cloned)"]);
  });

  test("eight requests at once each get their own position", async () => {
    const { design, clone } = await setUp();

    const answers = await atOnce(8, () => clone());

    expect(statusesOf(answers)).toEqual(Array(8).fill(200));
    expect(new Set((await positionsIn(design)).map((place) => place.split(" ").at(-1))).size).toBe(11);
  });

  test("answers 404 for a task that is not a subtask", async () => {
    const { parent, clone } = await setUp();

    expect((await clone(parent.id)).json.message).toBe("Subtask not found");
  });

  testRefusals(POST);
  testProFeature(POST);
});
