import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { call } from "@/lib/testing/http/call";
import { recounted, countersOf } from "@/lib/testing/db/counters";
import { aFullBoard } from "@/lib/testing/factories/full-board";
import { anAdmin } from "@/lib/testing/factories/people";
import { withSettings } from "@/lib/testing/factories/settings";
import { POST } from "./route";

const yes = {
  isWithTasks: "yes",
  isWithLabels: "yes",
  isWithTemplates: "yes",
  isWithMembers: "yes",
  isWithCustomFields: "yes",
};

const duplicate = async (board: Board, options: object = {}) =>
  call(POST, { as: await anAdmin(), params: { board_id: board.id }, body: { board: { title: "Copy" }, ...options } });
const stagesOf = (boardId: number) =>
  db.stage.findMany({
    where: { boardId },
    orderBy: { position: "asc" },
    include: { defaultAssignees: true, defaultWatchers: true },
  });
const tasksOf = (boardId: number) =>
  db.task.findMany({
    where: { boardId },
    orderBy: { id: "asc" },
    include: {
      stage: true,
      parent: true,
      group: true,
      labels: { include: { label: true }, orderBy: { labelId: "asc" } },
      customFieldValues: { include: { customField: true } },
    },
  });

describe("what duplicate-board copies", () => {
  test("copies the active stages in their order with their looks and settings, and nothing else unless it is asked for", async () => {
    const { board } = await aFullBoard();

    const { json } = await duplicate(board, { isWithCustomFields: "no" });

    const copied = await stagesOf(json.board.id);
    expect(
      copied.map(({ title, slug, position, defaultTaskStatus }) => [
        title,
        slug,
        position.toFixed(2),
        defaultTaskStatus,
      ]),
    ).toEqual([
      ["To  do ü", "to-do-u", "1.00", "open"],
      ["Doing", "doing", "2.00", "open"],
      ["Done", "done", "3.00", "closed"],
    ]);
    expect(copied[0]).toMatchObject({
      bgColor: "#123456",
      wipLimit: 3,
      isTemplate: null,
      hasDefaultPeople: true,
      defaultAssignees: [],
      defaultWatchers: [],
      archivedAt: null,
    });
    const where = { boardId: json.board.id };
    expect(
      await Promise.all([
        db.task.count({ where }),
        db.label.count({ where }),
        db.customField.count({ where }),
        db.activity.count({ where }),
        db.notification.count(),
      ]),
    ).toEqual([0, 0, 0, 1, 0]);
  });

  test("copies tasks and subtasks with what they say, nobody on them, and counts them", async () => {
    const { board, task, subtask, closed } = await aFullBoard();

    const { json } = await duplicate(board, yes);

    const copied = await tasksOf(json.board.id);
    expect(
      copied.map(({ title, stage, parent, group, position, status }) => [
        title,
        stage?.title ?? null,
        parent?.title ?? null,
        group?.title ?? null,
        position.toFixed(2),
        status,
      ]),
    ).toEqual([
      ["First", "To  do ü", null, null, "2.50", "open"],
      ["Parent", "To  do ü", null, null, "1.00", "open"],
      ["Closed", "Done", null, null, "1.00", "closed"],
      ["Step", null, "Parent", "Steps", subtask.position.toFixed(2), "closed"],
    ]);
    expect(copied[0]).toMatchObject({
      description: "<p>Text</p>",
      priority: "urgent",
      dueAt: task.dueAt,
      coverColor: "#abcdef",
      isTemplate: true,
      slug: task.slug,
      type: "task",
      createdById: json.board.created_by,
    });
    expect(copied[0]).toMatchObject({
      startedAt: null,
      estimatedMinutes: null,
      isPinned: false,
      crmContactId: null,
      commentsCount: 0,
      attachmentCount: 0,
    });
    expect(copied[1]).toMatchObject({ subtaskCount: 1, subtaskCompletedCount: 1 });
    expect(copied[2]?.lastCompletedAt).toEqual(closed.lastCompletedAt);
    expect(copied[3]?.dueAt).toEqual(subtask.dueAt);
    expect(json.board.settings).toEqual({ tasks_count: 3 });
    expect(await countersOf(json.board)).toEqual(await recounted(json.board));
    const ofCopies = { where: { task: { boardId: json.board.id } } };
    expect(
      await Promise.all([db.taskAssignee.count(ofCopies), db.taskWatcher.count(ofCopies), db.activity.count(ofCopies)]),
    ).toEqual([0, 0, 0]);
    expect(
      await db.subtaskGroup.findMany({ where: { task: { boardId: json.board.id } }, orderBy: { position: "asc" } }),
    ).toMatchObject([{ title: "Steps" }, { title: "Empty" }]);
  });

  test("copies labels and fields with what tasks have of them", async () => {
    const { board } = await aFullBoard();

    const { json } = await duplicate(board, yes);

    const [first] = await tasksOf(json.board.id);
    expect(await db.label.findMany({ where: { boardId: json.board.id }, orderBy: { id: "asc" } })).toMatchObject([
      { title: "Bug", slug: "bug", bgColor: "#4bce97", color: "#1B2533", colorPreset: "red-bold" },
      { title: "Plain" },
    ]);
    expect(first?.labels.map(({ label }) => [label.title, label.boardId])).toEqual([
      ["Bug", json.board.id],
      ["Plain", json.board.id],
    ]);
    expect(await db.customField.findMany({ where: { boardId: json.board.id } })).toMatchObject([
      { title: "Size", slug: "size", type: "select", options: ["S", "L"] },
    ]);
    expect(first?.customFieldValues.map(({ value, customField }) => [value, customField.boardId])).toEqual([
      ["L", json.board.id],
    ]);
  });

  test("without labels and fields the tasks come without them; what is a template comes plain", async () => {
    const { board } = await aFullBoard();

    const { json } = await duplicate(board, {
      isWithTasks: "yes",
      isWithLabels: "no",
      isWithTemplates: "no",
      isWithCustomFields: "no",
    });

    const [first] = await tasksOf(json.board.id);
    expect(first).toMatchObject({ title: "First", labels: [], customFieldValues: [], isTemplate: null });
    expect((await stagesOf(json.board.id))[0]?.isTemplate).toBeNull();
  });

  test("fields come without asking, unless the free tier runs", async () => {
    const { board } = await aFullBoard();
    const count = async ({ json }: Awaited<ReturnType<typeof duplicate>>) =>
      db.customField.count({ where: { boardId: json.board.id } });

    expect(await count(await duplicate(board))).toBe(1);
    expect(await count(await withSettings({ BOARDS_TIER: "free" }, () => duplicate(board, yes)))).toBe(0);
  });

  test("with members everybody keeps his role, and new tasks get the same people", async () => {
    const { anna, max, vera, board } = await aFullBoard();

    const { json } = await duplicate(board, { isWithMembers: "yes" });

    const members = await db.boardMember.findMany({ where: { boardId: json.board.id }, orderBy: { userId: "asc" } });
    expect(members.map(({ userId, role }) => [userId, role])).toEqual([
      [anna.id, "manager"],
      [max.id, "member"],
      [vera.id, "viewer"],
      [json.board.created_by, "manager"],
    ]);
    expect((await stagesOf(json.board.id))[0]).toMatchObject({
      defaultAssignees: [{ userId: max.id }],
      defaultWatchers: [{ userId: vera.id }],
    });
  });

  test("a template's stages and tasks stay templates if wished, the copy of a template board is a board", async () => {
    const { board } = await aFullBoard();
    await db.board.update({ where: { id: board.id }, data: { isTemplate: true, archivedAt: new Date() } });

    const { json } = await duplicate(board, { isWithTasks: true, isWithTemplates: true });

    expect((await stagesOf(json.board.id)).map(({ isTemplate }) => isTemplate)).toEqual([true, null, null]);
    expect(await db.board.findUnique({ where: { id: json.board.id } })).toMatchObject({
      isTemplate: false,
      archivedAt: null,
      publicAccessEnabled: false,
      publicAccessSecret: null,
      crmContactId: null,
      roadmapPageId: null,
    });
  });
});
