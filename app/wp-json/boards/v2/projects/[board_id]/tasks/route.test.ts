import { describe, expect, test } from "vitest";
import type { Task } from "@/generated/prisma/client";
import { db } from "@/lib/db";
import { aBoard, aBoardOfAnna, aLabel, aStage, aSubtask, aTask } from "@/lib/testing/factories/boards";
import { call, queryCountOf } from "@/lib/testing/http/call";
import { markAsInvited } from "@/lib/testing/factories/invitations";
import { anAdmin, aUser } from "@/lib/testing/factories/people";
import { GET } from "./route";

const titles = (json: { tasks: { title: string }[] }) => json.tasks.map(({ title }) => title);

describe("GET /projects/:board_id/tasks", () => {
  test("returns a task with all its keys", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const at = new Date("2025-03-01T10:20:30Z");
    const task = await aTask(toDo, {
      title: "Zażółć",
      dueAt: new Date("2020-01-01T12:00:00Z"),
      createdById: anna.id,
      isTemplate: true,
      createdAt: at,
      updatedAt: at,
    });
    const label = await aLabel(board, { title: "Bug" });
    await db.taskAssignee.create({ data: { taskId: task.id, userId: vera.id, createdAt: at, updatedAt: at } });
    await db.taskWatcher.create({ data: { taskId: task.id, userId: anna.id } });
    await db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: board.id } });
    await db.notification.create({
      data: {
        boardId: board.id,
        taskId: task.id,
        kind: "task_title_updated",
        actorId: max.id,
        recipients: { create: { userId: anna.id } },
      },
    });

    const { status, json } = await call(GET, { as: anna, params: { board_id: board.id } });

    expect(status).toBe(200);
    expect(json.synced_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const [{ assignees, watchers, labels, ...rest }] = json.tasks;
    expect(rest).toEqual({
      id: task.id,
      parent_id: null,
      board_id: board.id,
      crm_contact_id: null,
      title: "Zażółć",
      slug: task.slug,
      type: "task",
      status: "open",
      stage_id: toDo.id,
      source: "web",
      source_id: null,
      priority: "low",
      description: null,
      lead_value: "0.00",
      created_by: anna.id,
      position: "1.00",
      comments_count: 0,
      issue_number: null,
      reminder_type: "none",
      settings: { cover: { backgroundColor: "" }, subtask_count: 0, attachment_count: 0, subtask_completed_count: 0 },
      remind_at: null,
      started_at: null,
      due_at: "2020-01-01 12:00:00",
      last_completed_at: null,
      archived_at: null,
      created_at: "2025-03-01T10:20:30+00:00",
      updated_at: "2025-03-01T10:20:30+00:00",
      isOverdue: true,
      isUpcoming: false,
      meta: { is_template: "yes" },
      repeat_task_meta: null,
      is_pinned: false,
      notifications: 1,
      contact: null,
      is_watching: true,
      task_custom_fields: [],
    });
    const pivot = {
      object_id: task.id,
      foreign_id: vera.id,
      settings: null,
      preferences: null,
      created_at: "2025-03-01T10:20:30+00:00",
      updated_at: "2025-03-01T10:20:30+00:00",
    };
    expect(assignees).toMatchObject([
      {
        ID: vera.id,
        display_name: "Vera",
        user_email: expect.stringContaining("***"),
        role: "Viewer",
        user_status: "0",
        pivot,
      },
    ]);
    expect(watchers).toMatchObject([{ ID: anna.id, role: "Admin" }]);
    expect(labels).toMatchObject([
      { id: label.id, title: "Bug", type: "label", pivot: { object_id: task.id, foreign_id: label.id } },
    ]);
  });

  test("sorts by due date, those without one first, then by id", async () => {
    const { vera, board, toDo, doing } = await aBoardOfAnna();
    const due = (day: number) => ({ dueAt: new Date(Date.UTC(2030, 0, day)) });
    await aTask(toDo, { title: "second", ...due(2) });
    await aTask(doing, { title: "first", ...due(1) });
    await aTask(toDo, { title: "without" });
    await aTask(toDo, { title: "also second", ...due(2) });

    const { json } = await call(GET, { as: vera, params: { board_id: board.id } });

    expect(titles(json)).toEqual(["without", "first", "second", "also second"]);
  });

  test("returns only top-level tasks in active stages; archived ones on request", async () => {
    const { anna, board, toDo } = await aBoardOfAnna();
    const archived = { archivedAt: new Date(), position: 0 };
    const parent = await aTask(toDo, { title: "task" });
    await aTask(toDo, { title: "archived", ...archived });
    await aTask(await aStage(board, { archivedAt: new Date(), position: 0 }), {
      title: "in an archived stage",
      ...archived,
    });
    await aTask(await aStage(await aBoard()), { title: "elsewhere" });
    await aSubtask(parent, { title: "subtask" });

    const list = async (include_archived: unknown) =>
      titles(
        (
          await call(GET, {
            as: anna,
            params: { board_id: board.id },
            query: { include_archived: String(include_archived) },
          })
        ).json,
      );

    expect(await list("")).toEqual(["task"]);
    expect(await list(false)).toEqual(["task"]);
    expect(await list(true)).toEqual(["task", "archived"]);
  });

  test("masks the addresses of others for people who are not admins; a manager reads the address of people invited by it", async () => {
    const { anna, max, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    await db.taskAssignee.createMany({ data: [anna, max].map(({ id }) => ({ taskId: task.id, userId: id })) });
    const addresses = async (as: typeof anna) =>
      (await call(GET, { as, params: { board_id: board.id } })).json.tasks[0].assignees.map(
        ({ user_email }: { user_email: string }) => user_email,
      );

    expect(await addresses(max)).toEqual([`${anna.login.slice(0, 1)}***@example.com`, max.email]);
    expect(await addresses(anna)).toEqual([anna.email, expect.stringContaining("***")]);
    await markAsInvited(max.email, board, max);
    expect(await addresses(anna)).toEqual([anna.email, max.email]);
    expect(await addresses(await anAdmin())).toEqual([anna.email, max.email]);
  });

  test("S32: counts only the reader's own unread notifications", async () => {
    const { anna, max, vera, board, toDo } = await aBoardOfAnna();
    const task = await aTask(toDo);
    for (const to of [max, max, vera])
      await db.notification.create({
        data: {
          boardId: board.id,
          taskId: task.id,
          kind: "task_title_updated",
          actorId: anna.id,
          recipients: { create: { userId: to.id } },
        },
      });

    const counts = [];
    for (const as of [max, vera, anna])
      counts.push((await call(GET, { as, params: { board_id: board.id } })).json.tasks[0].notifications);

    expect(counts).toEqual([2, 1, 0]);
  });

  test("queries the database as often for 50 tasks as for 2", async () => {
    const queries = [];
    for (const size of [2, 50]) {
      const { anna, max, board, toDo } = await aBoardOfAnna();
      for (let at = 0; at < size; at += 1) await decorated(await aTask(toDo), max.id);
      queries.push(await queryCountOf(GET, { as: anna, params: { board_id: board.id } }));
    }

    expect(queries[1]).toBe(queries[0]);
  });

  test("answers 403 for a stranger", async () => {
    const { board } = await aBoardOfAnna();

    expect((await call(GET, { as: await aUser(), params: { board_id: board.id } })).status).toBe(403);
  });
});

async function decorated(task: Task, userId: number) {
  const label = await aLabel({ id: task.boardId });
  await db.taskAssignee.create({ data: { taskId: task.id, userId } });
  await db.taskWatcher.create({ data: { taskId: task.id, userId } });
  await db.taskLabel.create({ data: { taskId: task.id, labelId: label.id, boardId: task.boardId } });
}
