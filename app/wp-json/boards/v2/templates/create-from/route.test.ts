import { describe, expect, test } from "vitest";
import type { User } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import {
  aBoardOfAnna,
  aFolder,
  aFullBoard,
  anAdmin,
  aTask,
  aUser,
  call,
  inFreeTier,
  messagesOf,
  onBoard,
  rowsIn,
  runJobs,
  stageTitles,
  statusesOf,
  storedBoard,
  testAllOrNothing,
  titlesOf,
} from "@/lib/testing";
import { PUT as MAKE } from "@/app/wp-json/boards/v2/projects/[board_id]/make-template/route";
import { POST } from "./route";

const create = (as: User, body: object) =>
  call(POST, { as, body: { title: "Sprint 42", template_type: "user", ...body } });

async function aFullTemplate() {
  const world = await aFullBoard();
  await onBoard(MAKE)(world.anna, world.board, {});
  return { ...world, admin: await anAdmin(), from: { template_id: world.board.id } };
}

const tasksOf = (boardId: number) =>
  db.task.findMany({
    where: { boardId },
    orderBy: [{ stage: { position: "asc" } }, { position: "asc" }],
    include: {
      stage: true,
      labels: { include: { label: true }, orderBy: { label: { title: "asc" } } },
      customFieldValues: true,
      assignees: true,
    },
  });

describe("POST /templates/create-from", () => {
  test("makes a board with everything but the tasks", async () => {
    const { admin, board, from } = await aFullTemplate();

    const { status, json } = await create(admin, from);

    expect(status).toBe(200);
    expect(json.message).toBe("Board created successfully from template");
    expect(json.board).toMatchObject({
      title: "Sprint 42",
      description: "<p>All of it</p>",
      type: "to-do",
      currency: "EUR",
      background: { id: "solid_4", color: "#D7543D" },
      settings: { tasks_count: 0 },
      created_by: admin.id,
    });
    expect(Object.keys(json.board.settings)).toEqual(["tasks_count"]);
    expect(
      json.board.stages.map((stage: { title: string; position: string }) => [stage.title, stage.position]),
    ).toEqual([
      ["To  do ü", "1.00"],
      ["Doing", "2.00"],
      ["Done", "3.00"],
    ]);
    expect(json.board.stages[0].settings).not.toHaveProperty("is_template");
    expect(json.board.labels).toMatchObject([
      { title: "Bug", settings: { color_preset: "red-bold" } },
      { title: "Plain", settings: null },
    ]);
    const { id: boardId } = json.board;
    expect(await db.customField.findMany({ where: { boardId } })).toMatchObject([
      { title: "Size", options: ["S", "L"] },
    ]);
    expect(await db.boardMember.findMany({ where: { boardId } })).toMatchObject([
      { userId: admin.id, role: "manager" },
    ]);
    expect(await db.activity.findMany({ where: { boardId } })).toMatchObject([
      { action: "created", column: "board", newValue: "from a template", createdById: admin.id },
    ]);
    expect(await storedBoard(board)).toMatchObject({ isTemplate: true });
    expect(await tasksOf(boardId)).toEqual([]);
  });

  test("copies the tasks of the kept stages in the background, with subtasks, labels and values", async () => {
    const { admin, from, toDo, task } = await aFullTemplate();
    await db.task.update({ where: { id: task.id }, data: { position: 0.25 } });

    const { json } = await create(admin, { ...from, include_tasks: "yes", selected_stage_ids: [toDo.id] });
    const { id: boardId } = json.board;
    const before = await tasksOf(boardId);
    await runJobs();

    expect(json.board.settings).toEqual({
      tasks_count: 0,
      task_creation_status: "pending",
      task_creation_total: 2,
    });
    expect(before).toEqual([]);
    const tasks = await tasksOf(boardId);
    const [first, parent] = tasks.filter(({ parentId }) => parentId === null);
    expect([first, parent]).toMatchObject([
      {
        title: "First",
        description: "<p>Text</p>",
        priority: "urgent",
        position: { d: [1] },
        isTemplate: null,
        assignees: [],
        createdById: admin.id,
        labels: [{ label: { title: "Bug", boardId } }, { label: { title: "Plain", boardId } }],
        customFieldValues: [{ value: "L" }],
      },
      { title: "Parent", subtaskCount: 1, subtaskCompletedCount: 1 },
    ]);
    expect(tasks.filter(({ parentId }) => parentId === parent?.id)).toMatchObject([
      { title: "Step", status: "closed" },
    ]);
    expect(await storedBoard({ id: boardId })).toMatchObject({
      taskCreationStatus: "completed",
      tasksCount: 2,
      completedTasksCount: 0,
    });
    expect([await db.templateCopy.count(), await db.templateCopyBatch.count()]).toEqual([0, 0]);
  });

  test("is complete at once where no task is to be copied", async () => {
    const { admin, board, from, doing } = await aFullTemplate();
    await db.task.deleteMany({ where: { boardId: board.id, stageId: doing.id } });

    const { json } = await create(admin, { ...from, include_tasks: "yes", selected_stage_ids: [doing.id] });

    expect(json.board.settings).toMatchObject({ task_creation_status: "completed", task_creation_total: 0 });
  });

  test("keeps the stages that were chosen and adds others; a list that is left out keeps all", async () => {
    const { admin, from, done } = await aFullTemplate();
    const titles = async (body: object) => titlesOf((await create(admin, { ...from, ...body })).json.board.stages);

    expect(await titles({ selected_stage_ids: [done.id] })).toEqual(["Done"]);
    expect(await titles({ selected_stage_ids: [], additional_stages: [{ title: "New" }, "Completed"] })).toEqual([
      "New",
      "Completed",
    ]);
    expect(await titles({ selected_stage_ids: null, additional_stages: [{ title: "New" }] })).toHaveLength(4);
    const form = new URLSearchParams({ title: "x", template_type: "user", template_id: String(from.template_id) });
    form.append("selected_stage_ids[]", String(done.id));
    expect(titlesOf((await call(POST, { as: admin, body: form })).json.board.stages)).toEqual(["Done"]);
  });

  test("takes labels as they were changed, and the tasks keep those with a source", async () => {
    const { admin, board, from } = await aFullTemplate();
    const bug = await db.label.findFirstOrThrow({ where: { boardId: board.id, title: "Bug" } });

    const { json } = await create(admin, {
      ...from,
      include_tasks: "yes",
      selected_labels: [
        { label: "Defect", color_preset: "orange-bold", source_id: bug.id },
        { label: "Idea", bg_color: "#4bce97", color: "#1B2533" },
      ],
    });
    await runJobs();

    expect(json.board.labels).toMatchObject([
      { title: "Defect", bg_color: "#F18D13", settings: { color_preset: "orange-bold" } },
      { title: "Idea", bg_color: "#4bce97" },
    ]);
    const [first] = (await tasksOf(json.board.id)).filter(({ title }) => title === "First");
    expect(first?.labels.map(({ label }) => label.title)).toEqual(["Defect"]);
  });

  test("has the labels of a new board without those of the template", async () => {
    const { admin, from } = await aFullTemplate();

    const { json } = await create(admin, { ...from, include_labels: "no", selected_labels: [] });

    expect(json.board.labels.map((label: { title: null; slug: string }) => [label.title, label.slug])).toEqual([
      [null, "green"],
      [null, "yellow"],
      [null, "orange"],
      [null, "red"],
      [null, "purple"],
    ]);
  });

  test("makes a roadmap with a page of its own, and the tasks of a template that we ship", async () => {
    const admin = await anAdmin();

    const { json } = await create(admin, {
      title: "Our Plans",
      template_type: "default",
      template_id: "roadmap",
      include_tasks: "yes",
      additional_stages: [{ title: "Later" }],
    });

    const { id: boardId } = json.board;
    expect(json.board).toMatchObject({
      type: "roadmap",
      settings: { tasks_count: 4, task_creation_status: "completed", task_creation_total: 4 },
    });
    expect(json.board.stages.map((stage: { settings: object }) => stage.settings)).toMatchObject([
      { is_public: false },
      { is_public: true },
      { is_public: true },
      { is_public: true },
      { is_public: true, default_task_status: "closed" },
      { is_public: false },
    ]);
    expect(await storedBoard({ id: boardId })).toMatchObject({
      publicSlug: "our-plans",
      isIndexed: true,
      tasksCount: 4,
    });
    expect(await tasksOf(boardId)).toMatchObject([
      { title: "Calendar sync", type: "roadmap", labels: [{ label: { title: "Integration" } }] },
      { title: "Work without a connection" },
      { title: "Dark mode", slug: "dark-mode", createdById: admin.id },
      { title: "Faster search" },
    ]);
  });

  test("leaves the tasks of default stages that were not chosen", async () => {
    const { json } = await create(await anAdmin(), {
      template_type: "default",
      template_id: "kanban",
      include_tasks: "yes",
      selected_stage_ids: ["2", "5"],
    });

    expect(await stageTitles(json.board.id)).toEqual(["Ready", "Done"]);
    expect(json.board.settings.tasks_count).toBe(2);
  });

  test("lands in a folder for admins", async () => {
    const [admin, folder] = [await anAdmin(), await aFolder()];
    const from = { template_type: "default", template_id: "kanban" };

    const { json } = await create(admin, { ...from, folder_id: folder.id });

    expect((await storedBoard({ id: json.board.id })).folderId).toBe(folder.id);
    expect(messagesOf([await create(admin, { ...from, folder_id: 99999 })])).toEqual([[404, "Folder not found"]]);
  });

  testAllOrNothing(
    ["board", "board_member", "stage", "label", "custom_field", "template_copy", "template_copy_batch", "activity"],
    async () => {
      const { admin, from } = await aFullTemplate();
      return () => create(admin, { ...from, include_tasks: "yes" });
    },
  );

  test("takes as many statements for thirty tasks as for two", async () => {
    const { admin, from, toDo } = await aFullTemplate();
    const send = async () => (await create(admin, { ...from, include_tasks: "yes" })).queries;

    await send();
    const few = await send();
    for (let at = 0; at < 28; at += 1) await aTask(toDo);

    expect(await send()).toBe(few);
  });

  test("is made once when the request is repeated with its key", async () => {
    const { admin, from } = await aFullTemplate();
    const send = () =>
      call(POST, {
        as: admin,
        body: { title: "Once", template_type: "user", ...from, include_tasks: "yes" },
        headers: { "idempotency-key": "k1" },
      });

    const [one, other] = [await send(), await send()];

    expect(other.json).toEqual(one.json);
    expect(await db.templateCopy.count()).toBe(1);
  });

  test("needs the right to create boards, and access to the template", async () => {
    const { max, from } = await aFullTemplate();
    const stranger = (await aBoardOfAnna()).anna;
    const send = () => Promise.all([max, stranger, stranger].map((as, at) => create(as, at === 2 ? {} : from)));

    expect(statusesOf(await send())).toEqual([403, 403, 403]);
    await db.setting.create({ data: { key: "general", value: { allow_members_to_create_boards: true } } });

    expect(messagesOf([await create(stranger, from), await create(await aUser(), from)])).toEqual([
      [404, "Template not found"],
      [403, "Sorry, you are not allowed to do that."],
    ]);
    expect((await create(max, from)).status).toBe(200);
    const refused = await create(max, { ...from, folder_id: 1 });
    expect(refused.status).toBe(403);
    expect((await inFreeTier(() => create(max, from))).json.message).toBe("This is a pro feature");
  });

  test("refuses what is missing, unknown or too long, and makes no board", async () => {
    const { admin, from, done } = await aFullTemplate();
    const { toDo: elsewhere } = await aBoardOfAnna();
    const before = await rowsIn("board", "stage", "label");

    const answers = [
      await call(POST, { as: admin, body: {} }),
      await create(admin, { ...from, selected_stage_ids: [] }),
      await create(admin, { ...from, selected_stage_ids: [done.id, elsewhere.id] }),
      await create(admin, { ...from, additional_stages: [{ title: "x".repeat(101) }] }),
      await create(admin, { ...from, additional_stages: [{}] }),
      await create(admin, { ...from, selected_labels: [{ label: "x" }] }),
      await create(admin, { ...from, selected_labels: [{ label: "x", color_preset: "pink" }] }),
      await create(admin, { template_type: "default", template_id: "unknown" }),
      await create(admin, { template_id: 99999 }),
    ];

    expect(messagesOf(answers)).toEqual([
      [400, "Invalid parameter(s): title, template_type, template_id"],
      [400, "At least one stage is required"],
      [404, "Stage not found"],
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): title"],
      [400, "Invalid parameter(s): bg_color"],
      [400, "Invalid label color preset"],
      [404, "Template not found"],
      [404, "Template not found"],
    ]);
    expect(await rowsIn("board", "stage", "label")).toEqual(before);
  });
});
