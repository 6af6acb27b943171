import { describe, expect, test } from "vitest";
import type { Board } from "@/generated/prisma/client";
import { PUT as MOVE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/move-task/route";
import { DELETE } from "@/app/wp-json/boards/v2/projects/[board_id]/tasks/[task_id]/route";
import { db } from "@/lib/db";
import {
  aBoard,
  aBoardOfAnna,
  aFullBoard,
  anAdmin,
  aStage,
  aSubtask,
  aTask,
  aUser,
  call,
  countersOf,
  inFreeTier,
  onBoard,
  recounted,
  rowsIn,
  storedBoard,
  testAllOrNothing,
} from "@/lib/testing";
import { POST } from "./route";

const duplicateAs = onBoard(POST);

const yes = Object.fromEntries(
  ["Tasks", "Labels", "Templates", "Members", "CustomFields"].map((what) => [`isWith${what}`, "yes"]),
);

const duplicate = async (board: Board, options: object = {}) =>
  duplicateAs(await anAdmin(), board, { board: { title: "Copy" }, ...options });

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

describe("POST /projects/:board_id/duplicate-board", () => {
  test("returns the new board alone; its creator manages it", async () => {
    const { board } = await aFullBoard();
    const admin = await anAdmin();

    const { status, json } = await duplicateAs(admin, board, { board: { title: "Website – Copy\n" } });

    expect(status).toBe(200);
    expect(json).toEqual({
      board: {
        id: expect.any(Number),
        parent_id: null,
        title: "Website – Copy",
        description: "<p>All of it</p>",
        type: "to-do",
        currency: "EUR",
        background: { id: "solid_4", is_image: false, image_url: null, color: "#D7543D" },
        settings: { tasks_count: 0 },
        created_by: admin.id,
        archived_at: null,
        meta: { enable_stage_change_email: "no" },
        isUserOnlyViewer: false,
      },
    });
    expect(json.board.id).not.toBe(board.id);
    expect(await db.boardMember.findMany({ where: { boardId: json.board.id } })).toMatchObject([
      { userId: admin.id, role: "manager" },
    ]);
  });

  test("the original stays exactly as it is", async () => {
    const { board } = await aFullBoard();
    const tables = [
      "task",
      "stage",
      "label",
      "task_label",
      "subtask_group",
      "custom_field",
      "custom_field_value",
      "activity",
      "board",
      "board_member",
    ];
    const before = await rowsIn(...tables);

    const { json } = await duplicate(board, yes);
    await db.board.delete({ where: { id: json.board.id } });

    expect(await rowsIn(...tables)).toEqual(before);
  });

  testAllOrNothing(
    [
      "board",
      "board_member",
      "stage",
      "label",
      "task",
      "subtask_group",
      "task_label",
      "custom_field",
      "custom_field_value",
    ],
    async () => {
      const { board } = await aFullBoard();
      return () => duplicate(board, yes);
    },
  );

  test("runs as many SQL statements for thirty tasks as for two", async () => {
    const admin = await anAdmin();
    const board = await aBoard();
    const stage = await aStage(board);
    for (let at = 0; at < 2; at += 1) await aTask(stage);
    const send = async () => (await duplicateAs(admin, board, { board: { title: "Copy" }, ...yes })).queries;

    await send();
    const few = await send();
    for (let at = 0; at < 28; at += 1) await aTask(stage);

    expect(await send()).toBe(few);
  });

  test("the copy of an empty board is empty", async () => {
    const { status, json } = await duplicate(await aBoard({ type: "roadmap" }), yes);

    expect([status, json.board.type, json.board.settings]).toEqual([200, "roadmap", { tasks_count: 0 }]);
  });

  test("members may duplicate when the site lets them create boards, viewers of this board too", async () => {
    const { max, vera, board } = await aBoardOfAnna();
    const stranger = await aUser();
    await aBoard({ members: [[stranger, "manager"]] });
    const send = async (as: typeof max) => (await duplicateAs(as, board, { board: { title: "Mine" } })).status;

    expect([await send(max), await send(vera)]).toEqual([403, 403]);
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect([await send(max), await send(vera), await send(stranger)]).toEqual([200, 200, 403]);
  });

  test("answers 400 without a title, 403 for its manager, 404 when the board does not exist, and no board is made", async () => {
    const { anna, board } = await aBoardOfAnna();

    for (const body of [{}, { board: { title: " " } }, { board: { title: ["x"] } }, { title: "x" }])
      expect((await duplicateAs(await anAdmin(), board, body)).json.data.params).toHaveProperty("title");
    expect((await duplicate(board, { isWithTasks: "perhaps" })).status).toBe(400);
    expect((await duplicateAs(anna, board, { board: { title: "Mine" } })).status).toBe(403);
    expect((await duplicate({ ...board, id: 999_999 })).status).toBe(404);
    expect(await db.board.count()).toBe(1);
  });

  test("while people move and delete tasks it copies one consistent state, with right counters", async () => {
    const admin = await anAdmin();
    const { board, toDo, done } = await aBoardOfAnna();
    const tasks = [];
    for (let at = 0; at < 12; at += 1) {
      const task = await aTask(toDo);
      await aSubtask(task);
      tasks.push(task);
    }

    const [copies] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => duplicate(board, yes))),
      ...tasks.map(({ id: task_id }, at) =>
        call(at % 2 ? DELETE : MOVE, {
          as: admin,
          params: { board_id: board.id, task_id },
          body: { newStageId: done.id },
        }),
      ),
    ]);

    for (const { status, json } of copies) {
      expect(status).toBe(200);
      expect(await countersOf(json.board)).toEqual(await recounted(json.board));
      const where = { boardId: json.board.id };
      expect(await db.task.count({ where: { ...where, parentId: { not: null } } })).toBe(
        await db.task.count({ where: { ...where, parentId: null } }),
      );
    }
  });
});

describe("what duplicate-board copies", () => {
  test("copies active stages in their order with their style and settings, and nothing else by default", async () => {
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

  test("copies tasks and subtasks with their content, without assignees, and counts them", async () => {
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

  test("copies labels and fields with the tasks' values", async () => {
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

  test("without labels and fields the tasks come without them; a template becomes a plain board", async () => {
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

  test("copies fields by default, except in the free tier", async () => {
    const { board } = await aFullBoard();
    const count = async ({ json }: Awaited<ReturnType<typeof duplicate>>) =>
      db.customField.count({ where: { boardId: json.board.id } });

    expect(await count(await duplicate(board))).toBe(1);
    expect(await count(await inFreeTier(() => duplicate(board, yes)))).toBe(0);
  });

  test("with members everybody keeps their role, and new tasks get the same default people", async () => {
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

  test("keeps a template's stages and tasks as templates on request; the copy of a template board is a board", async () => {
    const { board } = await aFullBoard();
    await db.board.update({ where: { id: board.id }, data: { isTemplate: true, archivedAt: new Date() } });

    const { json } = await duplicate(board, { isWithTasks: true, isWithTemplates: true });

    expect((await stagesOf(json.board.id)).map(({ isTemplate }) => isTemplate)).toEqual([true, null, null]);
    expect(await storedBoard(json.board)).toMatchObject({
      isTemplate: false,
      archivedAt: null,
      publicAccessEnabled: false,
      publicAccessSecret: null,
      crmContactId: null,
      roadmapPageId: null,
    });
  });
});
